import { Link } from '@skep/remote-kit';
import { Card, focusRing, Icon, Stack, Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { Picture } from '../attachments/Picture.ts';
import type { RegisteredQueenRowFragment as RowData } from '../generated/graphql.ts';
import { QueenMark } from '../hive/QueenMark.tsx';
import { useQueenName } from '../queen/useQueenName.ts';
import { knownRace } from './known-race.ts';
import { useQueenLife } from './useQueenLife.ts';
import { useWhereabouts } from './useWhereabouts.ts';

/** A queen of the register; all of it leads to her page. */
export function QueenCard({ row, pictureUrl }: { row: RowData; pictureUrl?: string | undefined }) {
  const queenName = useQueenName();
  const queenLife = useQueenLife();
  const whereabouts = useWhereabouts();
  const { id, queen } = row;
  const year = queen.birthDate?.slice(0, 4);
  return (
    <Card as="li">
      <Line to={`/queens/${id}`} $isGone={queen.goneOn !== null}>
        <QueenMark color={queen.color} />
        {/* Her name stands next to it. */}
        {pictureUrl && <Picture $isSmall src={pictureUrl} alt="" loading="lazy" />}
        <Stack gap={0}>
          <Text isBold>{queenName(queen)}</Text>
          <Text size="small" tone="muted">
            {[knownRace(queen.race), year].filter(Boolean).join(', ')}
          </Text>
          <Text size="small" tone={queen.goneOn === null ? 'normal' : 'muted'}>
            {queenLife(row)}
          </Text>
          {whereabouts(queen) && (
            <Text size="small" tone="muted">
              {whereabouts(queen)}
            </Text>
          )}
        </Stack>
        <Icon name="chevronRight" />
      </Line>
    </Card>
  );
}

const Line = styled(Link)<{ $isGone: boolean }>`
  display: flex;
  gap: ${tokens.space[12]};
  align-items: flex-start;
  min-height: ${tokens.size.target};
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.text};
  text-decoration: none;
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > span:first-child {
    opacity: ${({ $isGone }) => ($isGone ? 0.55 : 1)};
  }
  ${focusRing}
`;
