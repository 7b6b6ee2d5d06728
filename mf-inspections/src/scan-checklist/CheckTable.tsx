import { Card, Heading, Notice, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useMemo, useState } from 'react';
import { ChecklistFragment, ChoosableHiveFragment } from '../checklist-inputs/checklist.graphql.ts';
import { itemsForMany } from '../checklist-inputs/items-for-many.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { CheckSheetQuery as CheckSheet } from '../generated/graphql.ts';
import { placesOf } from '../inspection-form/places.ts';
import { useGridColumns } from '../new-inspection/useGridColumns.ts';
import { CheckTableForm } from './CheckTableForm.tsx';
import { CutOut } from './CutOut.tsx';
import { cellsToCheck, rowsInUse, type SheetToCheck } from './read-fields.ts';
import { useIntl } from './use-from-paper-intl.ts';

export interface CheckTableProps {
  data: CheckSheet;
  reading: NonNullable<CheckSheet['sheetReading']>;
  sheet: SheetToCheck;
  rows: NonNullable<SheetToCheck['rows']>;
}

/** A sheet for many hives: whose each row is, then an inspection of each hive in whose row something is written. */
export function CheckTable({ data, reading, sheet, rows }: CheckTableProps) {
  const { formatMessage, formatList } = useIntl();
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const hives = useMemo(
    () => readFragment(ChoosableHiveFragment, data.hives).filter(({ canEdit }) => canEdit),
    [data.hives],
  );
  const checklist = readFragment(ChecklistFragment, data.checklist) ?? undefined;
  const forMany = useMemo(
    () => checklist && { ...checklist, items: itemsForMany(checklist.items) },
    [checklist],
  );
  const columns = useGridColumns(forMany?.items ?? []);
  const pictures = new Map(reading.pages.map((page) => [page.id, page.straightUrl ?? undefined]));
  const used = rowsInUse(sheet);
  const hiveOf = (row: number) => hives.find(({ id }) => id === (chosen[row] ?? rows[row]?.hiveId));
  const unnamed = used.filter(
    (row) => rows[row]?.hiveId == null || (hiveOf(row) === undefined && !chosen[row]),
  );
  const inspected = used.flatMap((row) => hiveOf(row) ?? []);
  const isTwice = new Set(inspected).size < inspected.length;
  const empty = rows.filter((row, index) => row.name !== '' && !used.includes(index)).map(({ name }) => name);
  const places = placesOf(hives);
  const nameOf = (row: number) => sheet.fields.find((field) => field.row === row && field.itemId === 'hive');
  return (
    <Stack gap={16}>
      <Heading level={2}>{sheet.name}</Heading>
      {empty.length > 0 && (
        <Notice kind="information">
          {formatMessage({ id: 'fromPaper.emptyRows' }, { names: formatList(empty) })}
        </Notice>
      )}
      {unnamed.map((row) => {
        const name = nameOf(row);
        const src = name && pictures.get(name.pageId);
        return (
          <Card key={row}>
            <Stack gap={8}>
              {name && src && (
                <CutOut
                  src={src}
                  area={name.area}
                  label={formatMessage({ id: 'fromPaper.cutOut' }, { label: name.label })}
                />
              )}
              <SelectField
                label={formatMessage({ id: 'fromPaper.whichHiveOfRow' }, { row: row + 1 })}
                placeholder={formatMessage({ id: 'fromPaper.leaveOut' })}
                options={places.hives}
                isSearched="long"
                value={chosen[row]}
                onChange={(hiveId) => setChosen((all) => ({ ...all, [row]: hiveId ?? '' }))}
              />
            </Stack>
          </Card>
        );
      })}
      {isTwice && <Text tone="problem">{formatMessage({ id: 'fromPaper.hiveTwice' })}</Text>}
      {inspected.length > 0 && !isTwice && (
        <CheckTableForm
          // Other hives are another form.
          key={inspected.map(({ id }) => id).join()}
          reading={reading}
          sheet={sheet}
          fields={cellsToCheck(sheet, columns, (row) => (used.includes(row) ? hiveOf(row) : undefined))}
          pictures={pictures}
          hives={inspected}
          checklist={forMany}
          places={places}
        />
      )}
    </Stack>
  );
}
