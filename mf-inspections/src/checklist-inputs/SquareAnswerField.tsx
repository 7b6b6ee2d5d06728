import { squareCm2 } from '@skep/domain';
import { type AnswerProps, NumberAnswerField } from './AnswerFields.tsx';
import type { ChecklistItem } from './checklist-tree.ts';
import { useIntl } from './use-input-intl.ts';
import { WithInputTexts } from './WithInputTexts.tsx';

type SquareAnswerFieldProps = AnswerProps & { item: ChecklistItem };

/** Squares of 5 by 5 cm, in tenths, with the area that they come to. */
export function SquareAnswerField(props: SquareAnswerFieldProps) {
  return (
    <WithInputTexts>
      <Squares {...props} />
    </WithInputTexts>
  );
}

function Squares({ field, ...props }: SquareAnswerFieldProps) {
  const { formatMessage } = useIntl();
  const squares = props.value === '' ? Number.NaN : Number(props.value.replace(',', '.'));
  const area = Number.isNaN(squares)
    ? undefined
    : formatMessage({ id: 'inputs.area' }, { value: squares * squareCm2 });
  const hint = [field.hint, area].filter((part) => part !== undefined).join(' ');
  return <NumberAnswerField {...props} field={{ ...field, hint: hint === '' ? undefined : hint }} />;
}
