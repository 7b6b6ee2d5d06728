import { asStored, type ChecklistInputKind, numberRangeOf, roundTo, type Units } from '@skep/domain';
import { useUnits } from '@skep/remote-kit';
import { ChoiceField, type FieldProps } from '@skep/ui';
import {
  DateTimeField,
  GradeField,
  MultiChoiceField,
  NumberField,
  SelectField,
  SliderField,
} from '@skep/ui/form';
import { kindOf } from './answers.ts';
import type { ChecklistItem } from './checklist-tree.ts';
import { measuredOf, storedUnitOf } from './measured.ts';

export interface AnswerProps {
  field: FieldProps;
  value: string;
  onChange: (value: string) => void;
}

export interface ChosenFieldProps extends AnswerProps {
  item: ChecklistItem;
  /** Instead of the item's own options. */
  choices?: readonly { value: string; label: string }[];
}

/** Longer lists of choices are easier to read from a list than from a row of buttons. */
const mostButtons = 6;

/** One or several of the item's options, stored as their ids. */
export function ChosenField({ field, item, value, onChange, choices }: ChosenFieldProps) {
  const groups = new Map(item.options.map(({ id, name }) => [id, name]));
  if (item.input === 'LIST') {
    return (
      <MultiChoiceField
        {...field}
        options={item.options.map(({ id, name, parentId }) => ({
          value: id,
          label: name,
          parentValue: parentId ?? undefined,
        }))}
        values={value.split(',').filter((id) => id !== '')}
        onChange={(ids) => onChange(ids.join(','))}
      />
    );
  }
  // Only the end of a branch can be chosen; what is above it is its group.
  const parents = new Set(item.options.map(({ parentId }) => parentId));
  const options =
    choices?.map((choice) => ({ ...choice, group: undefined })) ??
    item.options
      .filter(({ id }) => !parents.has(id))
      .map(({ id, name, parentId }) => ({
        value: id,
        label: name,
        group: parentId == null ? undefined : groups.get(parentId),
      }));
  if (item.input === 'OPTIONS' && options.length <= mostButtons) {
    return (
      <ChoiceField
        {...field}
        options={options}
        value={value === '' ? undefined : value}
        canClear
        onChange={(id) => onChange(id ?? '')}
      />
    );
  }
  return (
    <SelectField
      {...field}
      options={options}
      isSearched="long"
      value={value === '' ? undefined : value}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}

export function GradeAnswerField({ field, value, onChange }: AnswerProps) {
  return (
    <GradeField
      {...field}
      value={value === '' ? undefined : Number(value)}
      onChange={(grade) => onChange(grade === undefined ? '' : String(grade))}
    />
  );
}

const storedMoment = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d)(?::\d\d)?$/;
const localMoment = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;

/** Stored as `YYYY-MM-DD HH:mm:ss`; what is no moment stays as it was typed, for the check to refuse. */
export function DateAnswerField({ field, value, onChange }: AnswerProps) {
  return (
    <DateTimeField
      {...field}
      value={value === '' ? undefined : value.replace(storedMoment, '$1T$2')}
      onChange={(local) => onChange(local?.replace(localMoment, '$1 $2:00') ?? '')}
    />
  );
}

/** Kinds that are shown on a scale. */
const scales = new Set<ChecklistInputKind | undefined>(['slider', 'number_percentage', 'number_degrees']);

export interface NumberAnswerProps extends AnswerProps {
  item: ChecklistItem;
}

/** A number, as a scale where its kind has one; weights and temperatures as the person reads them. */
export function NumberAnswerField(props: NumberAnswerProps) {
  const { kind, range, unit, value, change } = useNumberAnswer(props);
  if (!range || !scales.has(kind)) return <SteppedAnswerField {...props} />;
  return (
    <SliderField
      {...props.field}
      min={range.min}
      max={range.max}
      {...(unit ? { unit } : {})}
      value={value}
      onChange={change}
    />
  );
}

/** The same without a scale, where there is no room for one. */
export function SteppedAnswerField(props: NumberAnswerProps) {
  const { field, item } = props;
  const { kind, range, unit, value, change, reading } = useNumberAnswer(props);
  // Bounds that no hive reaches are no help to the steppers.
  const bound = (limit: number | undefined) =>
    limit === undefined || Math.abs(limit) >= 1e9 ? undefined : reading.shown(limit);
  const decimals = item.decimals ?? (range && range.decimals < 3 ? range.decimals : 0);
  return (
    <NumberField
      {...field}
      value={value}
      onChange={change}
      min={bound(range?.min)}
      max={kind === 'number_negative' ? -1 : bound(range?.max)}
      decimals={reading.isOther ? Math.max(decimals, 1) : decimals}
      step={reading.isOther ? 1 : undefined}
      unit={unit}
    />
  );
}

function useNumberAnswer({ item, value, onChange }: NumberAnswerProps) {
  const reading = readingOf(item, useUnits());
  const kind = kindOf(item);
  const number = value === '' ? undefined : Number(value.replace(',', '.'));
  return {
    reading,
    kind,
    range: kind === undefined ? undefined : numberRangeOf(kind),
    unit: unitOf(kind, reading.unit),
    value: number === undefined ? undefined : reading.shown(number),
    change: (next: number | undefined) =>
      onChange(next === undefined ? '' : Number.isNaN(next) ? 'NaN' : String(reading.toStored(next))),
  };
}

/** How a person reads an item's numbers, both ways. */
function readingOf(item: Pick<ChecklistItem, 'unit' | 'unitKey'>, units: Units) {
  const storedUnit = storedUnitOf(item, units);
  if (storedUnit === undefined) {
    const same = (value: number) => value;
    return { unit: item.unit, isOther: false, shown: same, toStored: same };
  }
  return {
    unit: measuredOf(0, item, units).unit,
    isOther: true,
    shown: (value: number) => roundTo(measuredOf(value, item, units).value, 2),
    toStored: (value: number) => asStored({ value, unit: storedUnit }, units),
  };
}

function unitOf(kind: ChecklistInputKind | undefined, unit: string | null | undefined): string | undefined {
  if (kind === 'number_percentage') return '%';
  if (kind === 'number_degrees') return '°';
  return unit ?? undefined;
}
