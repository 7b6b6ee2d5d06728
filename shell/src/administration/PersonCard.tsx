import { Button, Card, Chip, Row, Stack, Text } from '@skep/ui';
import { useId } from 'react';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { personFields } from './PersonCard.graphql.ts';
import { useIntl } from './use-administration-intl.ts';

export interface PersonCardProps {
  person: FragmentType<typeof personFields>;
  onChangeRights: () => void;
}

/** Who somebody is and what is open to them. */
export function PersonCard({ person, onChangeRights }: PersonCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const nameId = useId();
  const { name, email, emailVerified, rights, askedToTranslateAt, memberSince, lastSignInAt } = readFragment(
    personFields,
    person,
  );
  const day = (date: string) => formatDate(date, { dateStyle: 'medium' });
  return (
    <Card as="li">
      <Row justify="between" gap={12}>
        <Stack gap={4}>
          <Text isBold id={nameId}>
            {name}
          </Text>
          {email !== name && <Text tone="muted">{email}</Text>}
        </Stack>
        <Button icon="edit" aria-describedby={nameId} onClick={onChangeRights}>
          {formatMessage({ id: 'shell.administration.changeRights' })}
        </Button>
      </Row>
      {(rights.length > 0 || !emailVerified || askedToTranslateAt) && (
        <Row gap={8}>
          {askedToTranslateAt && (
            <Chip tone="accent" icon="globe">
              {formatMessage({ id: 'shell.administration.asksToTranslate' })}
            </Chip>
          )}
          {!emailVerified && (
            <Chip tone="warning" icon="mail">
              {formatMessage({ id: 'shell.administration.notVerified' })}
            </Chip>
          )}
          {rights.map((right) => (
            <Chip key={right} tone={right === 'ADMIN' || right === 'TRANSLATOR' ? 'accent' : 'neutral'}>
              {formatMessage({ id: `shell.right.${right}` })}
            </Chip>
          ))}
        </Row>
      )}
      <Text size="small" tone="muted">
        {formatMessage(
          { id: lastSignInAt ? 'shell.administration.times' : 'shell.administration.timesNever' },
          { since: day(memberSince), last: lastSignInAt && day(lastSignInAt) },
        )}
      </Text>
    </Card>
  );
}
