import { Card, Heading, Stack, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import { nameOfKind } from '../export/RestoredKinds.tsx';
import type { AccountMoveFieldsFragment, RestoreFieldsFragment } from '../generated/graphql.ts';
import { differencesOf } from './differences.ts';
import { useIntl } from './use-bring-account-intl.ts';

interface MoveResultProps {
  move: AccountMoveFieldsFragment;
  restore: RestoreFieldsFragment | undefined;
}

/** What is not as it was at the other server, and what the person does themselves. */
export function MoveResult({ move, restore }: MoveResultProps) {
  const { formatMessage } = useIntl();
  if (move.state !== 'FETCHED') return null;
  const differences = restore === undefined ? [] : differencesOf(move.kinds, restore.kinds);
  const isCounted = restore?.state === 'COUNTED' || restore?.state === 'DONE';
  return (
    <>
      {isCounted && (
        <Part title={formatMessage({ id: 'bring.compared' })}>
          {differences.length === 0 && <Text>{formatMessage({ id: 'bring.allTheSame' })}</Text>}
          <Stack gap={4} as="ul">
            {differences.map(({ name, there, here }) => (
              <Text key={name} as="li">
                {formatMessage({ id: nameOfKind(name) })}{' '}
                {formatMessage({ id: 'bring.difference' }, { there, here })}
              </Text>
            ))}
          </Stack>
          {move.failedCalls.length > 0 && (
            <Text tone="problem">
              {formatMessage({ id: 'bring.failedCalls' }, { count: move.failedCalls.length })}
            </Text>
          )}
        </Part>
      )}
      {move.unknownQuestions.length > 0 && (
        <Part title={formatMessage({ id: 'bring.unknown' })} lines={move.unknownQuestions}>
          <Text tone="muted">{formatMessage({ id: 'bring.unknownMeans' })}</Text>
        </Part>
      )}
      {move.peopleToInvite.length > 0 && (
        <Part
          title={formatMessage({ id: 'bring.invite' })}
          lines={move.peopleToInvite.map(({ group, name, email }) => `${group}: ${name}, ${email}`)}
        >
          <Text tone="muted">{formatMessage({ id: 'bring.inviteMeans' })}</Text>
        </Part>
      )}
      {move.researchProjects > 0 && (
        <Part title={formatMessage({ id: 'bring.research' })}>
          <Text>{formatMessage({ id: 'bring.researchMeans' }, { count: move.researchProjects })}</Text>
        </Part>
      )}
    </>
  );
}

function Part({
  title,
  lines = [],
  children,
}: {
  title: string;
  lines?: readonly string[];
  children: ReactNode;
}) {
  return (
    <Card as="section">
      <Stack gap={8}>
        <Heading level={2}>{title}</Heading>
        {children}
        {lines.length > 0 && (
          <Stack gap={4} as="ul">
            {[...new Set(lines)].map((line) => (
              <Text key={line} as="li">
                {line}
              </Text>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
