import { Card, Stack } from '@skep/ui';
import { useState } from 'react';
import { QuestionField } from '../checklist-inputs/QuestionField.tsx';
import { aHive, anItem, type ItemPart } from './builders.ts';
import { InspectionsStory, type InspectionsStoryProps } from './InspectionsStory.tsx';

/** A question with a long German name and an answer as it is stored. */
export interface InputPart extends Omit<ItemPart, 'id'> {
  german: string;
  answer: string;
}

export interface InputsStoryProps extends Pick<InspectionsStoryProps, 'theme' | 'isNarrow' | 'language'> {
  inputs: readonly InputPart[];
  isAnswered?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  error?: string;
}

/** A group of inputs in one of their states. */
export function InputsStory({
  inputs,
  isAnswered,
  isRequired,
  isDisabled,
  error,
  ...look
}: InputsStoryProps) {
  const screen = (
    <fieldset disabled={isDisabled} style={{ margin: 0, padding: 16, border: 0, minWidth: 0 }}>
      <Card>
        <Stack gap={24}>
          {inputs.map(({ german, answer, ...part }, index) => (
            <Field
              key={part.name}
              part={{
                ...part,
                id: String(index + 1),
                name: look.language === 'de' ? german : part.name,
                isRequired: isRequired ?? false,
              }}
              answer={isAnswered ? answer : ''}
              error={error}
            />
          ))}
        </Stack>
      </Card>
    </fieldset>
  );
  return <InspectionsStory screen={screen} {...look} />;
}

const hives = [
  { value: '11', label: 'By the lake: Hive 1' },
  { value: '12', label: 'By the lake: Hive 2' },
];
const apiaries = [{ value: '1', label: 'By the lake' }];

interface FieldProps {
  part: ItemPart;
  answer: string;
  error: string | undefined;
}

function Field({ part, answer, error }: FieldProps) {
  const [value, setValue] = useState(answer);
  const item = anItem(part);
  return (
    <QuestionField
      id={`input-${item.id}`}
      label={item.name}
      error={error}
      item={item}
      value={value}
      onChange={setValue}
      places={{ hives, apiaries, texts: new Map([[item.id, part.description ?? answer]]) }}
      hiveId={aHive().id}
    />
  );
}
