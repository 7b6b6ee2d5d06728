import { moodOfGrade, timeAgo } from '@skep/domain';
import { pathTo } from '@skep/remote-kit';
import { Icon, MoodFace, Stack } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import type { HiveFactsFragment as Facts } from '../generated/graphql.ts';
import { isThere, stateLooks } from '../hive/hive-states.ts';
import { QueenMark } from '../hive/QueenMark.tsx';
import { useStateText } from '../hive/useStateText.ts';
import { useIntl } from '../use-intl.ts';
import { FactLine } from './FactLine.tsx';
import type { HiveDevicesFragment } from './HiveDevices.graphql.ts';
import { HiveFactsFragment } from './HiveFacts.graphql.ts';
import { isInspectionDue, reminderState } from './reminder-state.ts';
import { useDeviceFacts } from './useDeviceFacts.ts';
import { useInspectionDueText, useReminderText } from './useReminderText.ts';

export interface HiveFactsProps {
  hive: FragmentType<typeof HiveFactsFragment>;
  now: Date;
}

/** What a beekeeper wants to know of a hive before opening it; each line leads to where it comes from. */
export function HiveFacts({ hive, now }: HiveFactsProps) {
  const facts = readFragment(HiveFactsFragment, hive);
  const { id, canEdit, state, stateSince, inspectionDueOn, queen, lastInspection } = facts;
  const dueText = useInspectionDueText();
  return (
    <Stack as="ul" gap={0}>
      {state !== 'ACTIVE' && <StateLine hiveId={id} state={state} since={stateSince} />}
      <DeviceLines hive={facts} now={now} />
      {queen && <QueenLine hiveId={id} queen={queen} />}
      {lastInspection ? (
        <InspectionLines hiveId={id} inspection={lastInspection} now={now} />
      ) : (
        <NoInspectionLine hiveId={id} canEdit={canEdit && isThere(state)} />
      )}
      {isInspectionDue(inspectionDueOn, now) && (
        <FactLine to={`${pathTo('/inspect')}?hiveId=${id}`} sign={<Icon name="calendar" />} tone="problem">
          {dueText(inspectionDueOn)}
        </FactLine>
      )}
    </Stack>
  );
}

interface DeviceLinesProps {
  hive: FragmentType<typeof HiveDevicesFragment>;
  now: Date;
}

function DeviceLines({ hive, now }: DeviceLinesProps) {
  return useDeviceFacts(hive, now).map(({ id, to, icon, text, isSilent }) => (
    <FactLine
      key={id}
      to={to}
      title={text}
      sign={<Icon name={icon} />}
      tone={isSilent ? 'problem' : 'normal'}
    >
      {text}
    </FactLine>
  ));
}

interface StateLineProps {
  hiveId: string;
  state: keyof typeof stateLooks;
  since: string | null;
}

function StateLine({ hiveId, state, since }: StateLineProps) {
  const { icon, tone } = stateLooks[state];
  return (
    <FactLine to={`/hives/${hiveId}/life`} sign={<Icon name={icon} />} tone={tone}>
      {useStateText()(state, since)}
    </FactLine>
  );
}

function QueenLine({ hiveId, queen }: { hiveId: string; queen: NonNullable<Facts['queen']> }) {
  const { formatMessage } = useIntl();
  return (
    <FactLine to={`/hives/${hiveId}/edit?queenEdit=true`} sign={<QueenMark color={queen.color} />}>
      {queen.name || queen.race?.name || formatMessage({ id: 'hives.queen' })}
    </FactLine>
  );
}

function NoInspectionLine({ hiveId, canEdit }: { hiveId: string; canEdit: boolean }) {
  const { formatMessage } = useIntl();
  if (!canEdit) {
    return (
      <FactLine sign={<Icon name="inspection" />} tone="muted">
        {formatMessage({ id: 'hives.notInspected' })}
      </FactLine>
    );
  }
  return (
    <FactLine to={`${pathTo('/inspect')}?hiveId=${hiveId}`} sign={<Icon name="inspection" />} tone="accent">
      {formatMessage({ id: 'hives.addFirstInspection' })}
    </FactLine>
  );
}

interface InspectionLinesProps {
  hiveId: string;
  inspection: NonNullable<Facts['lastInspection']>;
  now: Date;
}

function InspectionLines({ hiveId, inspection, now }: InspectionLinesProps) {
  const { formatMessage, formatDate, formatRelativeTime } = useIntl();
  const to = pathTo('/hives/:id/inspections', { id: hiveId });
  const { inspectedAt, impression, notes } = inspection;
  const ago = timeAgo(new Date(inspectedAt), now);
  const mood = impression === null ? undefined : moodOfGrade(impression);

  return (
    <>
      <FactLine
        to={to}
        title={formatDate(inspectedAt, { dateStyle: 'long', timeStyle: 'short' })}
        sign={
          mood ? (
            <MoodFace mood={mood} label={formatMessage({ id: `hives.mood.${mood}` })} />
          ) : (
            <Icon name="inspection" />
          )
        }
      >
        {formatMessage(
          { id: 'hives.inspected' },
          { ago: formatRelativeTime(ago.value, ago.unit, { numeric: 'auto' }) },
        )}
      </FactLine>
      {notes && (
        <FactLine to={to} title={notes} sign={<Icon name="note" />} tone="muted">
          {notes}
        </FactLine>
      )}
      <ReminderLine to={to} inspection={inspection} now={now} />
    </>
  );
}

function ReminderLine({ to, inspection, now }: Omit<InspectionLinesProps, 'hiveId'> & { to: string }) {
  const reminderText = useReminderText(now);
  const { reminder, reminderAt } = inspection;
  if (!reminder && !reminderAt) return null;
  const state = reminderState(reminderAt ?? undefined, now);
  return (
    <FactLine to={to} title={reminder ?? ''} sign={<Icon name="reminder" />} tone={reminderTones[state]}>
      {reminderText(inspection, reminderAt ? shortDate(reminderAt, now) : {})}
    </FactLine>
  );
}

/** The year is shown only where it is not this one. */
function shortDate(moment: string, now: Date): Intl.DateTimeFormatOptions {
  const isThisYear = new Date(moment).getFullYear() === now.getFullYear();
  return { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) };
}

const reminderTones = { past: 'problem', future: 'success', undated: 'normal' } as const;
