import { NamedField } from '@skep/remote-kit/form';
import { Button, Card, Heading, media, Row, Stack, Text, tokens } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { type KeyboardEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { answeredKeys } from '../checklist-inputs/answers.ts';
import type { ChecklistItem } from '../checklist-inputs/checklist-tree.ts';
import { hiveKey, type OwnAnswers } from '../inspection-form/inspection-values.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { GridCell } from './GridCell.tsx';
import { useGridColumns } from './useGridColumns.ts';

export interface HiveGridProps {
  form: InspectionFormState;
  hives: readonly { id: string; name: string; apiary: { name: string } }[];
  items: readonly ChecklistItem[];
}

/**
 * What differs from hive to hive: a row for each hive, a column for each question that the person chose.
 * Accessibility: a table whose cells are named by column and hive; enter goes to the same question of the next hive.
 */
export function HiveGrid({ form, hives, items }: HiveGridProps) {
  const { formatMessage } = useIntl();
  const columns = useGridColumns(items);
  const [added, setAdded] = useState<readonly string[]>([]);
  // What a draft brings has its column too.
  const answered = useWatch({
    control: form.control,
    name: 'own',
    compute: (own: OwnAnswers) => [...new Set(Object.values(own).flatMap(answeredKeys))],
  });
  const keys = [...new Set([...added, ...answered])];
  const shown = keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const offered = columns.filter(({ key }) => !keys.includes(key));

  /** What stood in it is as for all again. */
  function takeOut(key: string) {
    setAdded(keys.filter((other) => other !== key));
    for (const { id } of hives) form.setValue(`own.${hiveKey(id)}.${key}`, '', { shouldDirty: true });
  }

  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{formatMessage({ id: 'inspect.differs' })}</Heading>
        <Text tone="muted">{formatMessage({ id: 'inspect.differsText' })}</Text>
        <SelectField
          label={formatMessage({ id: 'inspect.addColumn' })}
          options={offered.map(({ key, label }) => ({ value: key, label }))}
          value={undefined}
          onChange={(key) => key !== undefined && setAdded([...keys, key])}
        />
        <Row gap={8}>
          {shown.map(({ key, label }) => (
            <Button key={key} icon="close" onClick={() => takeOut(key)}>
              {formatMessage({ id: 'inspect.removeColumn' }, { name: label })}
            </Button>
          ))}
        </Row>
        <Rows onKeyDown={goDown}>
          <thead>
            <tr>
              <th scope="col">{formatMessage({ id: 'inspect.hive' })}</th>
              {shown.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hives.map((hive) => (
              <tr key={hive.id}>
                <HiveHead hive={hive} />
                {shown.map((column) => (
                  <td key={column.key}>
                    <GridCell form={form} hive={hive} column={column} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Rows>
      </Stack>
    </Card>
  );
}

/** Says at its hive why nothing was saved. */
function HiveHead({ hive }: { hive: HiveGridProps['hives'][number] }) {
  const { formatMessage } = useIntl();
  return (
    <NamedField name={`own.${hiveKey(hive.id)}.hiveId`} label={hive.name}>
      {({ id, error }) => (
        <th scope="row" id={id}>
          {hive.name}
          {error !== undefined && (
            <Text tone="problem" size="small">
              {formatMessage({ id: 'inspect.hiveRefused' })}
            </Text>
          )}
        </th>
      )}
    </NamedField>
  );
}

/** Enter does not send the form: it goes to the next hive, as in a sheet. */
function goDown(event: KeyboardEvent<HTMLTableElement>) {
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  if (event.key !== 'Enter' || !cell) return;
  event.preventDefault();
  const below = cell.closest('tr')?.nextElementSibling?.children[cell.cellIndex];
  const field = below?.querySelector<HTMLElement>('input, select');
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/** On a phone each hive is a block of its own, its questions below its name. */
const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${tokens.space[4]} ${tokens.space[8]};
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody tr {
    border-block-start: ${tokens.borderWidth} solid ${tokens.color.border};
  }
  ${media.phone} {
    display: block;
    thead {
      display: none;
    }
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    tbody tr {
      padding-block: ${tokens.space[8]};
    }
  }
`;
