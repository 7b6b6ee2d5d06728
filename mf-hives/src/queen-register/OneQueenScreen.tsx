import { Link } from '@skep/remote-kit';
import { Card, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import { Attachments, ChosenPicture } from '../attachments/LazyAttachments.tsx';
import { calendarDay } from '../colony-history/calendar-day.ts';
import { InlineLink } from '../colony-history/InlineLink.tsx';
import { QueenTenureText } from '../colony-history/QueenTenureText.tsx';
import { useIntl } from '../colony-history/use-life-intl.ts';
import { QueenMark } from '../hive/QueenMark.tsx';
import { useQueenName } from '../queen/useQueenName.ts';
import { FamilyTree } from './FamilyTree.tsx';
import { knownRace } from './known-race.ts';
import { QueenPage, type QueenScene } from './QueenPage.tsx';
import { isFree } from './register-filters.ts';
import { useQueenLife } from './useQueenLife.ts';
import { useWhereabouts } from './useWhereabouts.ts';

/** A queen: what is known of her, her family, and the hives that she headed. */
export function OneQueenScreen() {
  return (
    <QueenPage step="show">
      {(scene) => (
        <Stack gap={16}>
          <Portrait {...scene} />
          <FamilyTree register={scene.register} id={scene.row.id} />
          <Tenures {...scene} />
          <Attachments of="QUEEN" id={scene.row.id} />
        </Stack>
      )}
    </QueenPage>
  );
}

function Portrait({ row }: QueenScene) {
  const { formatMessage, formatDate } = useIntl();
  const queenLife = useQueenLife();
  const queenName = useQueenName();
  const whereabouts = useWhereabouts();
  const { id, queen } = row;
  const facts = [
    whereabouts(queen),
    knownRace(queen.race),
    queen.birthDate &&
      formatMessage({ id: 'hives.queenBorn' }, { date: formatDate(...calendarDay(queen.birthDate)) }),
    queen.line && formatMessage({ id: 'life.line' }, { line: queen.line }),
  ].filter(Boolean);
  return (
    <Card as="section">
      <Stack gap={16}>
        <Row gap={12} align="start" wrap={false}>
          <QueenMark color={queen.color} />
          <ChosenPicture of="QUEEN" id={id} name={queenName(queen)} />
          <Stack gap={4}>
            <Text isBold>{queenLife(row)}</Text>
            {facts.map((fact) => (
              <Text key={fact} tone="muted">
                {fact}
              </Text>
            ))}
          </Stack>
        </Row>
        {row.canEdit && <QueenLinks row={row} />}
      </Stack>
    </Card>
  );
}

function QueenLinks({ row }: Pick<QueenScene, 'row'>) {
  const { formatMessage } = useIntl();
  const { id, queen } = row;
  return (
    <Row gap={8}>
      {queen.goneOn === null && (
        <LinkButton to={`/queens/${id}/move`} as={Link} icon="move">
          {formatMessage({ id: isFree(row) ? 'life.introduceQueen' : 'life.moveQueen' })}
        </LinkButton>
      )}
      <LinkButton to={`/queens/${id}/fate`} as={Link} icon="clock">
        {formatMessage({ id: 'life.endQueen' })}
      </LinkButton>
      <LinkButton to={`/queens/${id}/edit`} as={Link} icon="edit">
        {formatMessage({ id: 'life.editQueen' })}
      </LinkButton>
      <LinkButton to={`/queens/${id}/versions`} as={Link} icon="list">
        {formatMessage({ id: 'versions.title' })}
      </LinkButton>
    </Row>
  );
}

function Tenures({ row: { reigns } }: QueenScene) {
  const { formatMessage } = useIntl();
  if (reigns.length === 0) return null;
  return (
    <Card as="section">
      <Heading level={2}>{formatMessage({ id: 'life.hivesOfQueen' })}</Heading>
      <Stack as="ul" gap={12}>
        {reigns.map(({ hive, since, until }) => (
          <li key={`${hive.id}-${since}-${until}`}>
            {hive.isDeleted ? (
              <Text as="span">{hive.name}</Text>
            ) : (
              <InlineLink to={`/hives/${hive.id}/life`}>{hive.name}</InlineLink>
            )}
            <Text size="small" tone="muted">
              <QueenTenureText since={since} until={until} />
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
