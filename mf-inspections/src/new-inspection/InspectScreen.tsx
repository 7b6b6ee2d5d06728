import { Link, pathTo, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { LinkButton, Notice, Page, Row, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { useMemo } from 'react';
import { isElsewhereToo } from '../cache-policies.ts';
import { ChecklistFragment, ChoosableHiveFragment } from '../checklist-inputs/checklist.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import { LastTimeFragment } from '../inspection-form/last-time.graphql.ts';
import { lastTimeOf } from '../inspection-form/last-time.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import { hivesWanted, inspectOptions } from './chosen-hives.ts';
import { useChecklistAhead } from './every-checklist.ts';
import { HivePicker } from './HivePicker.tsx';
import { InspectQuery, withoutHive } from './InspectScreen.graphql.ts';
import { ManyInspections } from './ManyInspections.tsx';
import { NewInspection } from './NewInspection.tsx';

/** Records an inspection: first the hives, when the address names none. */
export function InspectScreen() {
  const [search] = useSearchParams();
  const options = inspectOptions(search);
  const [firstId = ''] = options.hiveIds;
  const hasHive = options.hiveIds.length === 1;
  const variables = { hiveId: firstId, hasHive, checklistId: options.checklistId ?? null };
  const result = useQuery(InspectQuery, { variables, context: isElsewhereToo });
  const ofAnyHive = useQuery(InspectQuery, {
    variables: withoutHive,
    // A hive that was never opened here has no form of its own without a network: it opens with that of any hive.
    skip: result.error === undefined || result.data !== undefined,
  });
  // The form of the next hive opens with what is there: what was seen of it before comes when it comes, or not at all.
  const data = result.data ?? result.previousData ?? ofAnyHive.data;
  const hives = useMemo(
    () => readFragment(ChoosableHiveFragment, data?.hives ?? []).filter(({ canEdit }) => canEdit),
    [data?.hives],
  );
  const requestedIds = new Set(options.hiveIds);
  const chosen = hives.filter(({ id }) => requestedIds.has(id));
  const [hive] = chosen;
  // The prefetched query for any hive has one of the checklists; another one is among all of them.
  const ahead = useChecklistAhead(result.error && !result.data ? options.checklistId : undefined);
  const checklist = ahead ?? readFragment(ChecklistFragment, data?.checklist) ?? undefined;
  const seen = readFragment(LastTimeFragment, data?.hive);
  const last = useMemo(() => (seen && seen.id === firstId ? lastTimeOf(seen) : undefined), [seen, firstId]);
  const state = useInspectState(useScreenState({ ...result, data }), data && hives.length);
  const title = useInspectTitle(chosen);
  const shared = { hives, checklist, choices: data?.checklists ?? [] };
  const offered = hivesWanted(hives, options);
  return (
    <Page title={title}>
      <ScreenStates state={state}>
        {(options.isOnPaper || chosen.length === 0) && (
          <OnPaper checklistId={chosen.length === 0 ? checklist?.id : undefined} />
        )}
        {chosen.length > 1 ? (
          <ManyInspections
            key={options.hiveIds.join()}
            chosen={chosen}
            isAnyMissing={chosen.length < options.hiveIds.length}
            {...shared}
          />
        ) : hive ? (
          <NewInspection key={hive.id} hive={hive} last={last} {...shared} />
        ) : (
          <HivePicker
            hives={offered.hives}
            isNarrowed={offered.isNarrowed}
            isAnyMissing={data !== undefined && options.hiveIds.length > 0}
          />
        )}
      </ScreenStates>
    </Page>
  );
}

function useInspectTitle(chosen: readonly { name: string }[]): string {
  const { formatMessage } = useIntl();
  const [hive] = chosen;
  const one = hive ? 'inspections.newTitleOf' : 'inspections.newTitle';
  const id = chosen.length > 1 ? 'inspect.manyTitle' : one;
  const title = formatMessage({ id }, { hive: hive?.name, count: chosen.length });
  useTitle(title);
  return title;
}

function useInspectState(state: ScreenState, hiveCount: number | undefined): ScreenState {
  const { formatMessage } = useIntl();
  if (hiveCount !== 0) return state;
  return {
    kind: 'empty',
    title: formatMessage({ id: 'inspections.noHiveTitle' }),
    text: formatMessage({ id: 'inspections.noHiveText' }),
    action: (
      <LinkButton to={pathTo('/apiaries/create')} as={Link} kind="main" icon="add">
        {formatMessage({ id: 'inspections.toNewApiary' })}
      </LinkButton>
    ),
  };
}

/** The way to paper and back; next to the checklist of a form there is one to the printer already. */
function OnPaper({ checklistId }: { checklistId: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Notice kind="information">
      <Stack gap={12}>
        <Text>{formatMessage({ id: 'inspect.paper' })}</Text>
        <Row gap={8}>
          {checklistId !== undefined && (
            <LinkButton to={`/checklist/${checklistId}/print`} as={Link} icon="print">
              {formatMessage({ id: 'inspect.printChecklist' })}
            </LinkButton>
          )}
          <LinkButton to="/inspect/paper" as={Link} icon="camera">
            {formatMessage({ id: 'inspections.fromPaper' })}
          </LinkButton>
        </Row>
      </Stack>
    </Notice>
  );
}
