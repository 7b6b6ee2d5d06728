import type { FieldParts } from '@skep/remote-kit/form';
import { type FieldProps, Text } from '@skep/ui';
import { type PillTone, ScoreField, TextArea, YesNoField } from '@skep/ui/form';
import { PhotoField } from '../photos/PhotoField.tsx';
import { useIntl } from '../use-intl.ts';
import { ChosenField, DateAnswerField, GradeAnswerField, NumberAnswerField } from './AnswerFields.tsx';
import type { ChecklistItem } from './checklist-tree.ts';
import { SampleCodeField } from './SampleCodeField.tsx';
import { SquareAnswerField } from './SquareAnswerField.tsx';

export interface QuestionFieldProps extends FieldParts {
  item: ChecklistItem;
  /** Stored form of the answer; empty: not answered. */
  value: string;
  onChange: (value: string) => void;
  /** Choices of items that name a hive or an apiary. */
  places: {
    hives: readonly Choice[];
    apiaries: readonly Choice[];
    /** What stored answers say, by the id of their item: for kinds that are filled in elsewhere. */
    texts?: ReadonlyMap<string, string>;
  };
  /** The one that is inspected. Default: there are several. */
  hiveId?: string | undefined;
}

export interface Choice {
  value: string;
  label: string;
}

// Words of scores, from the lowest.
const smileys = ['inspections.smileys.1', 'inspections.smileys.2', 'inspections.smileys.3'] as const;
const quality = [
  'inspections.quality.1',
  'inspections.quality.2',
  'inspections.quality.3',
  'inspections.quality.4',
] as const;
const amount = [
  'inspections.amount.1',
  'inspections.amount.2',
  'inspections.amount.3',
  'inspections.amount.4',
] as const;

/** From poor to excellent; what there is too much of runs the other way. */
const rising: readonly PillTone[] = ['bad', 'warning', 'information', 'good'];
const falling = rising.toReversed();

/** The field for one question, by its kind; every answer goes in and out as it is stored. */
export function QuestionField(props: QuestionFieldProps) {
  const { item, value, onChange, id, label, error, places } = props;
  const { formatMessage } = useIntl();
  const field: FieldProps = {
    label,
    error,
    id,
    isRequired: item.isRequired,
    hint: item.description ?? undefined,
  };
  const words = (ids: typeof smileys | typeof quality | typeof amount) =>
    ids.map((id) => formatMessage({ id }));
  const score = (max: number, labels?: readonly string[], tones?: readonly PillTone[]) => (
    <ScoreField
      {...field}
      max={max}
      {...(labels ? { labels } : {})}
      {...(tones ? { tones } : {})}
      value={value === '' ? undefined : Number(value)}
      onChange={(next) => onChange(next === undefined ? '' : String(next))}
    />
  );
  switch (item.input) {
    case 'LIST':
    case 'OPTIONS':
    case 'SELECT':
      return <ChosenField {...props} field={field} />;
    case 'SELECT_HIVE':
      return <ChosenField {...props} field={field} choices={places.hives} />;
    case 'SELECT_APIARY':
      return <ChosenField {...props} field={field} choices={places.apiaries} />;
    case 'BOOLEAN':
    case 'BOOLEAN_YES_RED':
    case 'LIST_ITEM':
      return (
        <YesNoField
          {...field}
          isYesBad={item.input === 'BOOLEAN_YES_RED'}
          value={value === '' ? undefined : value === '1'}
          onChange={(isYes) => onChange(isYes === undefined ? '' : isYes ? '1' : '0')}
        />
      );
    case 'SMILEYS_3':
      return score(3, words(smileys));
    case 'SCORE':
      return score(5);
    case 'SCORE_QUALITY':
      return score(4, words(quality), rising);
    case 'SCORE_AMOUNT':
      return score(4, words(amount), falling);
    case 'GRADE':
      return <GradeAnswerField field={field} value={value} onChange={onChange} />;
    case 'DATE':
      return <DateAnswerField field={field} value={value} onChange={onChange} />;
    case 'TEXT':
      return <TextArea {...field} value={value} onChange={(event) => onChange(event.target.value)} />;
    case 'SQUARE_25CM2':
      return <SquareAnswerField field={field} item={item} value={value} onChange={onChange} />;
    case 'IMAGE':
      return <PhotoField {...field} itemId={item.id} value={value} onChange={onChange} />;
    case 'SAMPLE_CODE':
      return <SampleCodeField field={field} hiveId={props.hiveId ?? ''} value={value} onChange={onChange} />;
    case 'OTHER':
      return (
        <Text tone="muted">
          {formatMessage(
            { id: value === '' ? 'inspections.notHere' : 'inspections.notHereAnswer' },
            { name: label, value: places.texts?.get(item.id) ?? value },
          )}
        </Text>
      );
    case 'LABEL':
      return null;
    default:
      return <NumberAnswerField field={field} item={item} value={value} onChange={onChange} />;
  }
}
