import { Link } from '@skep/remote-kit';
import { LinkButton, Row, Text } from '@skep/ui';
import { memo } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { isThere } from '../hive/hive-states.ts';
import { useIntl } from '../use-intl.ts';
import { ApiaryMenu } from './ApiaryMenu.tsx';
import { ApiarySectionFragment } from './ApiarySection.graphql.ts';
import { type SetProps, SetSection } from './SetSection.tsx';

export interface ApiarySectionProps extends SetProps {
  apiary: FragmentType<typeof ApiarySectionFragment>;
}

/** An apiary with its hives. */
export const ApiarySection = memo(function ApiarySection({ apiary, ...set }: ApiarySectionProps) {
  const { formatMessage } = useIntl();
  const section = readFragment(ApiarySectionFragment, apiary);
  const { id, name, color, isOwner, isFavourite, address, hives } = section;
  const line = formatMessage(
    { id: address.city ? 'hives.apiaryLineIn' : 'hives.apiaryLine' },
    { hiveCount: hives.filter(({ state }) => isThere(state)).length, city: address.city },
  );
  return (
    <SetSection
      {...set}
      {...{ name, color, isFavourite, line, hives }}
      menu={(onSelect) => <ApiaryMenu apiary={section} onSelect={onSelect} />}
      empty={
        isOwner && (
          <Row gap={16}>
            <Text tone="muted">{formatMessage({ id: 'hives.apiaryEmpty' })}</Text>
            <LinkButton to={`/hives/create?apiaryId=${id}`} as={Link} icon="add">
              {formatMessage({ id: 'hives.newHive' })}
            </LinkButton>
          </Row>
        )
      }
    />
  );
});
