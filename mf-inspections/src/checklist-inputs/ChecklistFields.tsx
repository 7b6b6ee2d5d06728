import { isColonySizeMethod } from '@skep/domain';
import { NamedField, useFormValue } from '@skep/remote-kit/form';
import { Card, Chip, Grid, Heading, Icon, Stack, tokens } from '@skep/ui';
import { memo, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { LastTimeLine } from '../inspection-form/LastTimeLine.tsx';
import type { AnswersBefore } from '../inspection-form/last-time.ts';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { useIntl } from '../use-intl.ts';
import { AsLastTime } from './AsLastTime.tsx';
import { fieldKey, kindOf } from './answers.ts';
import { ColonySizeFields } from './ColonySizeFields.tsx';
import { type ChecklistNode, questionsBelow } from './checklist-tree.ts';
import { QuestionField, type QuestionFieldProps } from './QuestionField.tsx';
import { QuestionGroup } from './QuestionGroup.tsx';
import { useAnsweredKeys } from './useAnsweredKeys.ts';

export interface ChecklistFieldsProps {
  categories: readonly ChecklistNode[];
  form: InspectionFormState;
  places: QuestionFieldProps['places'];
  /** What was answered before. Default: it is not shown. */
  before?: AnswersBefore | undefined;
}

/** The checklist by main categories: closed at first, since most visits answer a few questions of many. */
export function ChecklistFields({ categories, ...shared }: ChecklistFieldsProps) {
  return (
    <Stack gap={12}>
      {categories.map((node) => (
        <Category key={node.item.id} node={node} {...shared} />
      ))}
    </Stack>
  );
}

interface CategoryProps extends Omit<ChecklistFieldsProps, 'categories'> {
  node: ChecklistNode;
}

function Category({ node, ...shared }: CategoryProps) {
  const { form, before } = shared;
  const { formatMessage } = useIntl();
  const contentId = useId();
  const questions = questionsBelow(node);
  const answered = useAnsweredKeys(form);
  const answeredCount = questions.filter(({ id }) => answered.has(fieldKey(id))).length;
  const hasProblem = questions.some(({ id }) => form.formState.errors.answers?.[fieldKey(id)]);
  const isAnswered = answeredCount > 0;
  const [isOpen, setIsOpen] = useState(isAnswered);
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  // What a draft brings is seen, as what was answered before.
  if (isAnswered !== wasAnswered) {
    setWasAnswered(isAnswered);
    if (isAnswered) setIsOpen(true);
  }
  const self = useMemo(() => ({ ...node, children: [] }), [node]);
  // It stays open under the hands of a person who puts things right.
  if (hasProblem && !isOpen) setIsOpen(true);
  return (
    <Card as="section">
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Name>
          <Heading level={3}>{node.item.name}</Heading>
          {answeredCount > 0 && (
            <Chip tone="success">
              {formatMessage({ id: 'inspections.answered' }, { count: answeredCount })}
            </Chip>
          )}
        </Name>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
      </Toggle>
      <div id={contentId} hidden={!isOpen}>
        {isOpen && (
          <Stack gap={16}>
            <AsLastTime questions={questions} form={form} before={before} />
            {/* A main category may itself be a question. */}
            {node.item.input !== 'LABEL' && <Question node={self} {...shared} />}
            <Grid minColumn={290} gap={24}>
              {node.children.map((child) => (
                <Question key={child.item.id} node={child} {...shared} />
              ))}
            </Grid>
          </Stack>
        )}
      </div>
    </Card>
  );
}

/** A question with what depends on it, or a heading with what it groups. Drawn again for its own answer alone. */
const Question = memo(QuestionParts);

function QuestionParts({ node, ...shared }: CategoryProps) {
  const { form, places, before } = shared;
  const { item, children } = node;
  const name = `answers.${fieldKey(item.id)}` as const;
  const { value, onChange } = useFormValue(form, name);
  const isYesNo = item.input === 'BOOLEAN' || item.input === 'BOOLEAN_YES_RED';
  // What follows from a yes appears after a yes.
  const areChildrenShown = !isYesNo || value === '1';
  const below = areChildrenShown && children.length > 0 && (
    <Stack gap={16}>
      {children.map((child) => (
        <Question key={child.item.id} node={child} {...shared} />
      ))}
    </Stack>
  );
  const { value: hiveId } = useFormValue(form, 'hiveId');
  if (isColonySizeMethod(item.key)) {
    const ask = (question: ChecklistNode) => (
      <Question key={question.item.id} node={question} form={form} places={places} />
    );
    return <ColonySizeFields method={item.key} node={node} form={form} ask={ask} />;
  }
  if (item.input === 'LABEL') {
    return <QuestionGroup name={item.name}>{below}</QuestionGroup>;
  }
  return (
    <>
      <NamedField name={name} label={item.name}>
        {(field) => (
          <Stack gap={4}>
            <QuestionField
              {...field}
              item={item}
              value={value ?? ''}
              onChange={onChange}
              places={places}
              hiveId={hiveId}
            />
            <LastTimeLine
              seen={kindOf(item) && before?.get(fieldKey(item.id))}
              label={item.name}
              isTaken={value === before?.get(fieldKey(item.id))?.value}
              onTake={onChange}
            />
          </Stack>
        )}
      </NamedField>
      {below && <Indented>{below}</Indented>}
    </>
  );
}

const Toggle = styled.button`
  display: flex;
  gap: ${tokens.space[12]};
  align-items: center;
  width: 100%;
  min-height: ${tokens.size.targetMain};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  & > :first-child {
    flex: 1;
  }
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;

// The count goes below a name that it would leave too little room, as long words on the narrowest phones.
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[12]};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
`;

const Indented = styled.div`
  padding-inline-start: ${tokens.space[16]};
  border-inline-start: 3px solid ${tokens.color.border};
`;
