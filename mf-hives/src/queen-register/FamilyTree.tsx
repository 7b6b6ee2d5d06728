import { Card, Heading, Row, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { InlineLink } from '../colony-history/InlineLink.tsx';
import { useIntl } from '../colony-history/use-life-intl.ts';
import type { RegisteredQueenRowFragment as RowData } from '../generated/graphql.ts';
import { QueenMark } from '../hive/QueenMark.tsx';
import { useQueenName } from '../queen/useQueenName.ts';
import { familyOf, type Lineage } from './family-tree.ts';
import { useQueenLife } from './useQueenLife.ts';

export interface FamilyTreeProps {
  register: readonly RowData[];
  /** Of the queen whose page it is. */
  id: string;
}

/**
 * A queen among her mothers, sisters and daughters.
 * Accessibility: nested lists, so that a screen reader tells the level; she herself is the current item.
 */
export function FamilyTree({ register, id }: FamilyTreeProps) {
  const { formatMessage } = useIntl();
  const family = familyOf(register, id);
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'life.family' })}</Heading>
      {family ? (
        <Tree aria-label={formatMessage({ id: 'life.family' })}>
          <Branch lineage={family} currentId={id} />
        </Tree>
      ) : (
        <Text tone="muted">{formatMessage({ id: 'life.noFamily' })}</Text>
      )}
    </Card>
  );
}

function Branch({ lineage, currentId }: { lineage: Lineage<RowData>; currentId: string }) {
  const queenName = useQueenName();
  const queenLife = useQueenLife();
  const { queen: row, daughters } = lineage;
  const isCurrent = row.id === currentId;
  return (
    <li aria-current={isCurrent || undefined}>
      <Row gap={8} wrap={false}>
        <QueenMark color={row.queen.color} />
        <div>
          {isCurrent ? (
            <Text as="span" isBold>
              {queenName(row.queen)}
            </Text>
          ) : (
            <InlineLink to={`/queens/${row.id}`}>{queenName(row.queen)}</InlineLink>
          )}
          <Text size="small" tone="muted">
            {queenLife(row)}
          </Text>
        </div>
      </Row>
      {daughters.length > 0 && (
        <Daughters>
          {daughters.map((daughter) => (
            <Branch key={daughter.queen.id} lineage={daughter} currentId={currentId} />
          ))}
        </Daughters>
      )}
    </li>
  );
}

const line = `${tokens.borderWidth} solid ${tokens.color.borderStrong}`;

const Tree = styled.ul`
  display: grid;
  gap: ${tokens.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  li[aria-current] > div:first-child {
    padding: ${tokens.space[8]};
    margin: calc(-1 * ${tokens.space[8]});
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.accentSoft};
  }
`;

// A line goes down from the mother's mark, and an arm of it to each daughter.
const Daughters = styled.ul`
  display: grid;
  gap: ${tokens.space[12]};
  margin: ${tokens.space[12]} 0 0 calc(0.875rem - ${tokens.borderWidth});
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    padding-inline-start: ${tokens.space[24]};
  }
  > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: calc(-1 * ${tokens.space[12]});
    width: calc(${tokens.space[24]} - ${tokens.space[4]});
    height: calc(${tokens.space[12]} + 1.25rem);
    border-inline-start: ${line};
    border-block-end: ${line};
    border-end-start-radius: ${tokens.radius.small};
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    inset-block: 0 calc(-1 * ${tokens.space[12]});
    border-inline-start: ${line};
  }
`;
