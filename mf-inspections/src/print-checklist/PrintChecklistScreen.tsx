import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { FormBar, HiveCheckboxGroup } from '@skep/remote-kit/form';
import {
  Button,
  Card,
  ChoiceField,
  Heading,
  LinkButton,
  Notice,
  Page,
  Row,
  ScreenStates,
  Stack,
  Text,
} from '@skep/ui';
import { useEffect, useRef } from 'react';
import { ChoosableHiveFragment } from '../checklist-inputs/checklist.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { ChoosableHiveFragment as ChoosableHive, PrintedSheetQuery } from '../generated/graphql.ts';
import { NeedsNetwork } from '../inspection-form/NeedsNetwork.tsx';
import { hivesByApiary } from '../new-inspection/next-hive.ts';
import { PrintChecklistQuery } from './PrintChecklistScreen.graphql.ts';
import { PrintedPages } from './PrintedPages.tsx';
import { generalColumns, usePrintOptions } from './print-options.ts';
import { SheetPages } from './SheetPages.tsx';
import { TableColumns } from './TableColumns.tsx';
import { useIntl } from './use-paper-intl.ts';
import { type MadePrint, usePrinting } from './usePrinting.ts';

/** A checklist as it will come out of the printer: blank, or with the names of hives on it. */
export function PrintChecklistScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const { printOptions, tick, ask } = usePrintOptions();
  const { hiveIds, itemIds } = printOptions;
  const [first = null] = hiveIds;
  const table = itemIds?.length ? { hiveIds: [...hiveIds], itemIds: [...itemIds] } : null;
  const result = useQuery(PrintChecklistQuery, { variables: { id, hiveId: table ? null : first, table } });
  const data = result.data ?? result.previousData;
  const outline = data?.checklistOutline;
  const title = outline
    ? formatMessage({ id: 'paper.printTitle' }, { name: outline.name })
    : formatMessage({ id: 'paper.print' });
  useTitle(title);
  const printing = usePrinting(id, printOptions);
  const state = notFoundState(useScreenState({ ...result, data }), data?.checklistSheet === null, {
    icon: 'checklist',
    title: formatMessage({ id: 'checklists.goneTitle' }),
    text: formatMessage({ id: 'checklists.goneText' }),
    link: { to: '/checklists', label: formatMessage({ id: 'checklists.toAll' }) },
  });
  return (
    <Page title={title} maxWidth="readable">
      <NeedsNetwork
        text={formatMessage({ id: 'paper.needsNetwork' })}
        linkLabel={formatMessage({ id: 'paper.writeIn' })}
      />
      <ScreenStates state={state}>
        {data?.checklistSheet && (
          <Stack gap={24}>
            <Made made={printing.made} />
            <ChoiceField
              label={formatMessage({ id: 'paper.form' })}
              options={[
                { value: 'sheets', label: formatMessage({ id: 'paper.sheetEach' }) },
                { value: 'table', label: formatMessage({ id: 'paper.rowEach' }) },
              ]}
              value={itemIds ? 'table' : 'sheets'}
              onChange={(form) => ask(form === 'table' ? generalColumns : undefined)}
            />
            {itemIds && <TableColumns items={data.checklist?.items ?? []} chosen={itemIds} onChosen={ask} />}
            <LeftOut items={data.checklistSheet.leftOut} />
            <ForHives
              hives={readFragment(ChoosableHiveFragment, data.hives)}
              ticked={hiveIds}
              isTable={itemIds !== undefined}
              onTicked={tick}
            />
            <SheetPages pages={data.checklistSheet.pages} />
            <Printing {...printing} sheetCount={itemIds ? 1 : Math.max(hiveIds.size, 1)} />
          </Stack>
        )}
      </ScreenStates>
    </Page>
  );
}

/** Said before anything is printed: who looks for it on paper would not find it. */
function LeftOut({ items }: { items: NonNullable<PrintedSheetQuery['checklistSheet']>['leftOut'] }) {
  const { formatMessage, formatList } = useIntl();
  const namesOf = (isTooLong: boolean) =>
    items.filter((item) => item.isTooLong === isTooLong).map(({ name }) => name);
  const notes = [
    { id: 'paper.tooLong' as const, names: namesOf(true) },
    { id: 'paper.notOnPaper' as const, names: namesOf(false) },
  ];
  return notes.map(
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
  /** They share one sheet. */
  isTable: boolean;
  onTicked: (ticked: ReadonlySet<string>) => void;
}

function ForHives({ hives, ticked, isTable, onTicked }: ForHivesProps) {
  const { formatMessage } = useIntl();
  if (hives.length === 0) return null;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2}>{formatMessage({ id: 'paper.forHives' })}</Heading>
          <Text tone="muted">
            {formatMessage({ id: isTable ? 'paper.forRowsHint' : 'paper.forHivesHint' })}
          </Text>
        </Stack>
        {hivesByApiary(hives).map(({ apiary, hives: standing }) => (
          <HiveCheckboxGroup
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

/** Where it is seen first: who prints needs the number later. */
function Made({ made }: { made: MadePrint | undefined }) {
  const { formatMessage, formatDate } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made) place.current?.scrollIntoView?.({ block: 'center' });
  }, [made]);
  if (made === undefined) return null;
  return (
    <div ref={place}>
      <Notice kind="success">
        {formatMessage(
          { id: 'paper.ready' },
          { id: made.printId, date: formatDate(made.firstPrintedAt, { dateStyle: 'long' }) },
        )}
      </Notice>
    </div>
  );
}

type PrintingProps = ReturnType<typeof usePrinting> & { sheetCount: number };

/** The PDF is made when it is wanted: only then the checklist has a Print ID. */
function Printing({ made, isRunning, openPdf, printHere, pages, printed, sheetCount }: PrintingProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={16}>
      <Text tone="muted">{formatMessage({ id: 'paper.settings' })}</Text>
      {pages && <PrintedPages pages={pages} onPrinted={printed} />}
      <Row>
        <Button icon="print" isBusy={isRunning} onClick={() => void printHere()}>
          {formatMessage({ id: 'paper.printHere' })}
        </Button>
      </Row>
      <FormBar>
        {made ? (
          <LinkButton kind="main" icon="download" to={made.pdfUrl}>
            {formatMessage({ id: 'paper.openPdf' })}
          </LinkButton>
        ) : (
          <Button kind="main" icon="download" isBusy={isRunning} onClick={() => void openPdf()}>
            {formatMessage({ id: 'paper.makePdf' }, { count: sheetCount })}
          </Button>
        )}
      </FormBar>
    </Stack>
  );
}
