import {
  notFoundState,
  useParams,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import { Card, Heading, Notice, Page, Row, ScreenStates, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useMemo } from 'react';
import { ChecklistFragment, ChoosableHiveFragment } from '../checklist-inputs/checklist.graphql.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { CheckSheetQuery as CheckSheet } from '../generated/graphql.ts';
import { placesOf } from '../inspection-form/places.ts';
import { CheckSheetForm } from './CheckSheetForm.tsx';
import { CheckSheetQuery } from './CheckSheetScreen.graphql.ts';
import { CheckTable } from './CheckTable.tsx';
import { CutOut } from './CutOut.tsx';
import { type FieldOfSheet, fieldsToCheck } from './read-fields.ts';
import { useIntl } from './use-from-paper-intl.ts';

/** What was read of a sheet next to its picture, to be corrected and saved as any inspection. */
export function CheckSheetScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const checklistId = search.get('checklistId') ?? '';
  const result = useQuery(CheckSheetQuery, { variables: { id, checklistId } });
  const { data } = result;
  const printId = search.get('print');
  const ofHive = search.get('hiveId');
  const sheet = data?.sheetReading?.sheets.find(
    (one) => one.printId === printId && (one.hiveId ?? null) === ofHive,
  );
  const title = formatMessage({ id: 'fromPaper.checkTitle' });
  useTitle(title);
  const state = notFoundState(useScreenState({ ...result, data }), data !== undefined && !sheet, {
    icon: 'checklist',
    title: formatMessage({ id: 'fromPaper.goneTitle' }),
    text: formatMessage({ id: 'fromPaper.goneText' }),
    link: { to: '/inspect/paper', label: formatMessage({ id: 'fromPaper.title' }) },
  });
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {data?.sheetReading &&
          sheet &&
          (sheet.rows ? (
            <CheckTable data={data} reading={data.sheetReading} sheet={sheet} rows={sheet.rows} />
          ) : (
            <Checking data={data} reading={data.sheetReading} sheet={sheet} />
          ))}
      </ScreenStates>
    </Page>
  );
}

interface CheckingProps {
  data: CheckSheet;
  reading: NonNullable<CheckSheet['sheetReading']>;
  sheet: NonNullable<CheckSheet['sheetReading']>['sheets'][number];
}

function Checking({ data, reading, sheet }: CheckingProps) {
  const { formatMessage, formatList } = useIntl();
  const [search, setSearch] = useSearchParams();
  const hives = useMemo(
    () => readFragment(ChoosableHiveFragment, data.hives).filter(({ canEdit }) => canEdit),
    [data.hives],
  );
  const checklist = readFragment(ChecklistFragment, data.checklist) ?? undefined;
  const { fields, whose, gone } = useMemo(
    () => fieldsToCheck(sheet, checklist?.items ?? []),
    [sheet, checklist?.items],
  );
  const pictures = new Map(reading.pages.map((page) => [page.id, page.straightUrl ?? undefined]));
  const hive = hives.find(({ id }) => id === (sheet.hiveId ?? search.get('of')));
  const places = placesOf(hives);

  function choose(hiveId: string | undefined) {
    const changed = new URLSearchParams(search);
    if (hiveId === undefined) changed.delete('of');
    else changed.set('of', hiveId);
    setSearch(changed, { replace: true });
  }

  return (
    <Stack gap={16}>
      <Heading level={2}>{hive?.name ?? sheet.name}</Heading>
      {gone.length > 0 && (
        <Notice kind="information">
          {formatMessage(
            { id: 'fromPaper.notInChecklist' },
            { names: formatList(gone.map(({ label }) => label)) },
          )}
        </Notice>
      )}
      {sheet.hiveId == null || hive === undefined ? (
        <Whose
          fields={whose}
          pictures={pictures}
          choices={places.hives}
          hiveId={hive?.id}
          onChoose={choose}
          isOthers={sheet.hiveId != null}
        />
      ) : null}
      {hive && (
        <CheckSheetForm
          reading={reading}
          sheet={sheet}
          fields={fields}
          pictures={pictures}
          hive={hive}
          checklist={checklist}
          places={places}
        />
      )}
    </Stack>
  );
}

interface WhoseProps {
  fields: readonly FieldOfSheet[];
  pictures: ReadonlyMap<string, string | undefined>;
  choices: readonly { value: string; label: string }[];
  hiveId: string | undefined;
  onChoose: (hiveId: string | undefined) => void;
  /** The sheet names a hive that the person cannot inspect any more. */
  isOthers: boolean;
}

/** A blank sheet names its hive by hand: a person says which it is. */
function Whose({ fields, pictures, choices, hiveId, onChoose, isOthers }: WhoseProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <Stack gap={12}>
        {isOthers && <Text tone="problem">{formatMessage({ id: 'fromPaper.hiveGone' })}</Text>}
        <Row gap={12}>
          {fields.map((field) => {
            const src = pictures.get(field.pageId);
            return src === undefined ? null : (
              <CutOut
                key={field.itemId}
                src={src}
                area={field.area}
                label={formatMessage({ id: 'fromPaper.cutOut' }, { label: field.label })}
              />
            );
          })}
        </Row>
        <SelectField
          label={formatMessage({ id: 'fromPaper.whichHive' })}
          options={choices}
          isSearched="long"
          isRequired
          value={hiveId}
          onChange={onChoose}
        />
      </Stack>
    </Card>
  );
}
