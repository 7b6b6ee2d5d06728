import {
  isFailure,
  notThereState,
  useMutationResult,
  useParams,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
  useTold,
} from '@skep/remote-kit';
import { FormBar, TickedHives } from '@skep/remote-kit/form';
import { Button, Card, Heading, LinkButton, Notice, Page, ScreenStates, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { ChoosableHiveFragment } from '../checklist/checklist.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { ChoosableHiveFragment as ChoosableHive, PrintedSheetQuery } from '../generated/graphql.ts';
import { hivesByApiary } from '../inspect/next-hive.ts';
import { PrintChecklistMutation, PrintChecklistQuery } from './PrintChecklistScreen.graphql.ts';
import { SheetPages } from './SheetPages.tsx';
import { useIntl } from './use-paper-intl.ts';

/** A checklist as it will come out of the printer: blank, or with the names of hives on it. */
export function PrintChecklistScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const { ticked, tick } = useTickedHives();
  const [first = null] = ticked;
  const result = useQuery(PrintChecklistQuery, { variables: { id, hiveId: first } });
  const data = result.data ?? result.previousData;
  const outline = data?.checklistOutline;
  const title = outline
    ? formatMessage({ id: 'paper.printTitle' }, { name: outline.name })
    : formatMessage({ id: 'paper.print' });
  useTitle(title);
  const state = notThereState(useScreenState({ ...result, data }), data?.checklistSheet === null, {
    icon: 'checklist',
    title: formatMessage({ id: 'checklists.goneTitle' }),
    text: formatMessage({ id: 'checklists.goneText' }),
    link: { to: '/checklists', label: formatMessage({ id: 'checklists.toAll' }) },
  });
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {data?.checklistSheet && (
          <Stack gap={24}>
            <LeftOut items={data.checklistSheet.leftOut} />
            <ForHives
              hives={readFragment(ChoosableHiveFragment, data.hives)}
              ticked={ticked}
              onTicked={tick}
            />
            <SheetPages pages={data.checklistSheet.pages} />
            <Printing key={[...ticked].join()} id={id} hiveIds={[...ticked]} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

/** The address says for which hives, so that it can be led here from a hive. */
function useTickedHives() {
  const [search, setSearch] = useSearchParams();
  const ticked = new Set((search.get('hiveIds') ?? '').split(',').filter((id) => id !== ''));
  return {
    ticked,
    tick(next: ReadonlySet<string>) {
      const changed = new URLSearchParams(search);
      if (next.size === 0) changed.delete('hiveIds');
      else changed.set('hiveIds', [...next].join(','));
      setSearch(changed, { replace: true });
    },
  };
}

/** Said before anything is printed: who looks for it on paper would not find it. */
function LeftOut({ items }: { items: NonNullable<PrintedSheetQuery['checklistSheet']>['leftOut'] }) {
  const { formatMessage, formatList } = useIntl();
  const namesOf = (isTooLong: boolean) =>
    items.filter((item) => item.isTooLong === isTooLong).map(({ name }) => name);
  const told = [
    { id: 'paper.tooLong' as const, names: namesOf(true) },
    { id: 'paper.notOnPaper' as const, names: namesOf(false) },
  ];
  return told.map(
    ({ id, names }) =>
      names.length > 0 && (
        <Notice key={id} kind="information">
          {formatMessage({ id }, { names: formatList(names) })}
        </Notice>
      ),
  );
}

interface ForHivesProps {
  hives: readonly ChoosableHive[];
  ticked: ReadonlySet<string>;
  onTicked: (ticked: ReadonlySet<string>) => void;
}

function ForHives({ hives, ticked, onTicked }: ForHivesProps) {
  const { formatMessage } = useIntl();
  if (hives.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{formatMessage({ id: 'paper.forHives' })}</Heading>
          <Text tone="muted">{formatMessage({ id: 'paper.forHivesHint' })}</Text>
        </Stack>
        {hivesByApiary(hives).map(({ apiary, hives: standing }) => (
          <TickedHives
            key={apiary.id}
            name={apiary.name}
            hives={standing}
            ticked={ticked}
            onTicked={onTicked}
          />
        ))}
      </Stack>
    </Card>
  );
}

/** The PDF is made when it is wanted: only then the checklist has a Print ID. */
function Printing({ id, hiveIds }: { id: string; hiveIds: readonly string[] }) {
  const { formatMessage, formatDate } = useIntl();
  const told = useTold();
  const { run, isRunning } = useMutationResult(PrintChecklistMutation);
  const [made, setMade] = useState<{ printId: string; firstPrintedAt: string; pdfUrl: string }>();

  async function print() {
    const running = run({ id, hiveIds: [...hiveIds] });
    if (!(await told(running))) return;
    const answer = await running;
    if (isFailure(answer) || answer.__typename !== 'PrintedChecklist') return;
    const { print, pdfUrl } = answer;
    setMade({ printId: print.id, firstPrintedAt: print.firstPrintedAt, pdfUrl });
  }

  return (
    <Stack gap={16}>
      <Text tone="muted">{formatMessage({ id: 'paper.settings' })}</Text>
      {made && (
        <Notice kind="success">
          {formatMessage(
            { id: 'paper.ready' },
            { id: made.printId, date: formatDate(made.firstPrintedAt, { dateStyle: 'long' }) },
          )}
        </Notice>
      )}
      <FormBar>
        {made ? (
          <LinkButton kind="main" icon="download" to={made.pdfUrl}>
            {formatMessage({ id: 'paper.openPdf' })}
          </LinkButton>
        ) : (
          <Button kind="main" icon="download" isBusy={isRunning} onClick={() => void print()}>
            {formatMessage({ id: 'paper.makePdf' }, { count: Math.max(hiveIds.length, 1) })}
          </Button>
        )}
      </FormBar>
    </Stack>
  );
}
