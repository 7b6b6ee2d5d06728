import type { TodayKind, TodayLine } from '@skep/domain';
import { Link } from '@skep/remote-kit';
import { Button, Card, focusRing, Icon, LinkButton, Row, Stack, Text, tokens } from '@skep/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useChangeReminder } from '../agenda/useChangeReminder.ts';
import type { AgendaReminderFragment as Reminder, AgendaTaskFragment as Task } from '../generated/graphql.ts';
import { useChangeTask } from '../tasks/useChangeTask.ts';
import type { KnownToday } from './today-facts.ts';
import { useIntl } from './use-today-intl.ts';
import { useLineTexts } from './useLineTexts.ts';

/** So many hives of a line are shown at first. */
const hivesShown = 6;

const urgentKinds: ReadonlySet<TodayKind> = new Set(['alert', 'attention', 'stores', 'late_plan']);

export interface LineCardProps {
  line: TodayLine;
  known: KnownToday;
}

/** One thing that matters today: what, why, where, and what can be done about it. */
export function LineCard({ line, known }: LineCardProps) {
  const texts = useLineTexts(known)(line);
  const task = line.source === 'task' ? known.tasks.get(line.id) : undefined;
  const reminder = line.source === 'reminder' ? known.reminders.get(line.id) : undefined;
  const isPlan = line.source === 'task' || line.source === 'reminder';
  const isUrgent = urgentKinds.has(line.kind);
  return (
    <Card as="li">
      <Row gap={12} justify="between">
        <What>
          <IconBox>
            <Icon name={texts.icon} />
          </IconBox>
          <Stack gap={4}>
            {isPlan && texts.act ? (
              <TitleLink to={texts.act.to}>{texts.title}</TitleLink>
            ) : (
              <Text isBold>{texts.title}</Text>
            )}
            <Text size="small" tone={isUrgent ? 'problem' : 'muted'}>
              {texts.reason}
            </Text>
            <Where line={line} known={known} places={texts.places} />
          </Stack>
        </What>
        {task?.canEdit && <TickTask task={task} />}
        {reminder?.canEdit && <TickReminder reminder={reminder} />}
        {!isPlan && texts.act && (
          <LinkButton to={texts.act.to} as={Link}>
            {texts.act.label}
          </LinkButton>
        )}
      </Row>
      {isInspected(line) && <HivesToInspect line={line} known={known} />}
    </Card>
  );
}

/** Whether its hives are opened for it. */
function isInspected({ kind }: TodayLine): boolean {
  return kind === 'inspection' || kind === 'attention' || kind === 'flow';
}

/** Names of apiaries and, of few hives, those of the hives. */
function Where({ line, known, places }: LineCardProps & { places: readonly string[] }) {
  const { formatList } = useIntl();
  const isNamed = !isInspected(line) && line.hiveIds.length <= hivesShown;
  const hives = isNamed ? line.hiveIds.flatMap((id) => known.hiveNames.get(id) ?? []) : [];
  const text = [formatList(hives), formatList(places)].filter(Boolean).join(' · ');
  if (text === '') return null;
  return (
    <Text size="small" tone="muted">
      {text}
    </Text>
  );
}

/** Each hive with the way to its inspection. */
function HivesToInspect({ line, known }: LineCardProps) {
  const { formatMessage } = useIntl();
  const [isWhole, setWhole] = useState(false);
  const hives = line.hiveIds.flatMap((id) => {
    const name = known.hiveNames.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
  const shown = isWhole ? hives : hives.slice(0, hivesShown);
  const hidden = hives.length - shown.length;
  return (
    <Row as="ul" gap={8}>
      {shown.map(({ id, name }) => (
        <li key={id}>
          <LinkButton to={`/inspect?hiveIds=${id}`} as={Link} icon="inspection">
            {name}
          </LinkButton>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Button onClick={() => setWhole(true)}>
            {formatMessage({ id: 'today.more' }, { count: hidden })}
          </Button>
        </li>
      )}
    </Row>
  );
}

function TickTask({ task }: { task: Task }) {
  return <TickButton {...useChangeTask(task)} />;
}

function TickReminder({ reminder }: { reminder: Reminder }) {
  return <TickButton {...useChangeReminder(reminder)} />;
}

function TickButton({ tick, isRunning }: { tick: () => void; isRunning: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Whole>
      <Button icon="check" isBusy={isRunning} onClick={tick}>
        {formatMessage({ id: 'inspections.reminderDone' })}
      </Button>
    </Whole>
  );
}

/** Where it would be narrower than its longest words, what can be done stands below it. */
const What = styled.div`
  display: flex;
  flex: 1 1 12rem;
  gap: ${tokens.space[12]};
  align-items: flex-start;
`;

/** As bold as the other titles, and as large as a thumb without making the card higher. */
const TitleLink = styled(Link)`
  margin-block: calc(-1 * ${tokens.space[12]});
  padding-block: ${tokens.space[12]};
  color: ${tokens.color.text};
  line-height: ${tokens.font.lineText};
  font-weight: ${tokens.font.weightBold};
  overflow-wrap: anywhere;
  ${focusRing}
`;

/** Next to a long text it does not become narrower than its word. */
const Whole = styled.div`
  flex: none;
`;

const IconBox = styled.span`
  display: inline-flex;
  flex: none;
  color: ${tokens.color.textMuted};
`;
