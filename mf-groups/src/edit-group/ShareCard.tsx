import { Card, Heading, Stack, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import type { EditedGroupFragment } from '../generated/graphql.ts';
import type { OwnApiary } from '../own-hives/own-apiaries.ts';
import { useIntl } from '../use-intl.ts';
import { ApiaryShares } from './ApiaryShares.tsx';
import { PagedList } from './PagedList.tsx';
import { PlaceSwitch } from './PlaceSwitch.tsx';
import type { Sharing } from './useSharing.ts';

export interface ShareCardProps {
  group: EditedGroupFragment;
  /** With hives in them. */
  apiaries: readonly OwnApiary[];
  sharing: Sharing;
  /** Below the hives. */
  children?: ReactNode;
}

/** Which of the person's own hives the group sees, and which it edits: nothing is shared before it is saved. */
export function ShareCard({
  group,
  apiaries,
  sharing: { shares, changes, choose },
  children,
}: ShareCardProps) {
  const { formatMessage } = useIntl();
  const hives = apiaries.flatMap((apiary) => apiary.hives.map((hive) => ({ apiary, hive })));
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'groups.ownHives' })}</Heading>
      <Stack gap={24}>
        <Text>{formatMessage({ id: 'groups.rightsMean' })}</Text>
        {apiaries.length === 0 && <Text tone="muted">{formatMessage({ id: 'groups.noOwnHives' })}</Text>}
        <PagedList items={hives} name={formatMessage({ id: 'groups.ownHives' })}>
          {(shown) =>
            [...Map.groupBy(shown, ({ apiary }) => apiary)].map(([apiary, those]) => (
              <ApiaryShares
                key={apiary.id}
                apiary={apiary}
                shown={those.map(({ hive }) => hive)}
                shares={shares}
                onChange={choose}
              />
            ))
          }
        </PagedList>
        {apiaries.length > 0 && (
          <>
            <Text tone="muted">{formatMessage({ id: 'groups.changed' }, { count: changes.length })}</Text>
            {children}
            <PlaceSwitch group={group} />
          </>
        )}
      </Stack>
    </Card>
  );
}
