import {
  type ColonySizeMethod,
  type CountedHive,
  colonySizeKeys,
  countedMost,
  countedOf,
  layerKindOf,
} from '@skep/domain';
import { useQuery } from '@skep/remote-kit';
import { useFormValue } from '@skep/remote-kit/form';
import { Grid, Notice, Stack, Text, tokens } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { fieldKey } from './answers.ts';
import { type ChecklistNode, questionsBelow } from './checklist-tree.ts';
import { combsOf, numberIn, shownCombs, sizeOf } from './colony-count.ts';
import { CountedHiveQuery } from './counted-hive.graphql.ts';
import { QuestionGroup } from './QuestionGroup.tsx';
import { useIntl } from './use-input-intl.ts';
import { WithInputTexts } from './WithInputTexts.tsx';

export interface ColonySizeFieldsProps {
  method: ColonySizeMethod;
  /** The heading that holds all that the method asks. */
  node: ChecklistNode;
  form: InspectionFormState;
  /** Draws one of its questions. */
  ask: (node: ChecklistNode) => ReactNode;
}

/** The bees of one colony, by one of two ways of counting: the counts are stored, and their sum. */
export function ColonySizeFields(props: ColonySizeFieldsProps) {
  return (
    <WithInputTexts>
      <Counting {...props} />
    </WithInputTexts>
  );
}

const howTexts = {
  liebefelder_method: 'inputs.liebefeldHow',
  top_photo_analysis: 'inputs.topPhotoHow',
} as const;

function Counting({ method, node, form, ask }: ColonySizeFieldsProps) {
  const { formatMessage } = useIntl();
  const answers = useWatch({ control: form.control, name: 'answers' });
  const hive = useCountingHive(form, method);
  const combs = useMemo(() => combsOf(node), [node]);
  const result = node.children.find(({ item }) => item.key === colonySizeKeys.result)?.item;
  const size = sizeOf(method, node, answers, hive);
  useStoredSize({ method, node, form, size, isChosen: hive.isChosen });
  const others = node.children.filter(
    ({ item }) => item !== result && !combs.some((comb) => comb.heading === item),
  );
  return (
    <QuestionGroup name={node.item.name}>
      <Stack gap={16}>
        <Text tone="muted">{formatMessage({ id: howTexts[method] })}</Text>
        <CountedFields method={method} counted={hive.counted} onChange={hive.choose} />
        {method === 'top_photo_analysis' && hive.isKnown && !(hive.frameWidthCm && hive.frameHeightCm) && (
          <Notice kind="warning">{formatMessage({ id: 'inputs.noFrameSize' })}</Notice>
        )}
        <Grid minColumn={220} gap={16}>
          {shownCombs(combs, hive.counted, answers).map(({ questionNode }) => ask(questionNode))}
          {others.map(ask)}
        </Grid>
        <Size count={numberIn(answers, result?.id)} />
      </Stack>
    </QuestionGroup>
  );
}

/** The hive as it is built, but for what the person says is counted of it. */
function useCountingHive(form: InspectionFormState, method: ColonySizeMethod) {
  const hiveId = useWatch({ control: form.control, name: 'hiveId' });
  const { data } = useQuery(CountedHiveQuery, { variables: { id: hiveId }, skip: hiveId === '' });
  const { value: boxes, onChange } = useFormValue(form, 'counted');
  // A draft of before they were stored has none.
  const chosen: Partial<CountedHive> = boxes?.[method] ?? {};
  const { layers = [], dimensions } = data?.hive ?? {};
  const built = layers.map(({ kind, frameCount }) => ({ kind: layerKindOf(kind), frameCount }));
  return {
    counted: { ...countedOf(built, method), ...chosen },
    frameWidthCm: dimensions?.frameWidthCm ?? undefined,
    frameHeightCm: dimensions?.frameHeightCm ?? undefined,
    isKnown: data?.hive != null,
    isChosen: Object.keys(chosen).length > 0,
    choose: (change: Partial<CountedHive>) => onChange({ ...boxes, [method]: { ...chosen, ...change } }),
  };
}

interface StoredSize extends Pick<ColonySizeFieldsProps, 'method' | 'node' | 'form'> {
  size: number | undefined;
  isChosen: boolean;
}

/** Stores the size with the answers, once the person has changed what it comes from; until then what was stored stays. */
function useStoredSize({ method, node, form, size, isChosen }: StoredSize): void {
  const answers = useWatch({ control: form.control, name: 'answers' });
  const result = node.children.find(({ item }) => item.key === colonySizeKeys.result)?.item;
  const said = questionsBelow(node)
    .filter((item) => item !== result)
    .map(({ id }) => answers[fieldKey(id)] ?? '')
    .join(' ');
  const [saidFirst] = useState(said);
  const isChanged = isChosen || said !== saidFirst;
  // A photo without frames says nothing; combs without bees say that there is no size.
  const isEntered = isChanged && (size !== undefined || method === 'liebefelder_method');
  const name = result && (`answers.${fieldKey(result.id)}` as const);
  const { setValue } = form;
  useEffect(() => {
    if (name === undefined || !isEntered) return;
    setValue(name, size === undefined ? '' : String(size), { shouldDirty: true, shouldValidate: false });
  }, [name, isEntered, size, setValue]);
}

interface CountedFieldsProps {
  method: ColonySizeMethod;
  counted: CountedHive;
  onChange: (change: Partial<CountedHive>) => void;
}

function CountedFields({ method, counted, onChange }: CountedFieldsProps) {
  const { formatMessage } = useIntl();
  const most = countedMost[method];
  const fields = [
    ['broodLayers', 'inputs.broodBoxes'],
    ['honeyLayers', 'inputs.supers'],
    ['frames', 'inputs.frames'],
  ] as const;
  return (
    <Grid minColumn={220} gap={16}>
      {fields
        .filter(([name]) => most[name] > 0)
        .map(([name, id]) => (
          <NumberField
            key={name}
            label={formatMessage({ id })}
            min={0}
            max={most[name]}
            value={counted[name]}
            onChange={(count) => onChange({ [name]: withinMost(count, most[name]) })}
          />
        ))}
    </Grid>
  );
}

const withinMost = (count: number | undefined, most: number) =>
  Math.min(Math.max(Math.round(count || 0), 0), most);

function Size({ count }: { count: number | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Result $isKnown={count !== undefined}>
      {count === undefined
        ? formatMessage({ id: 'inputs.noSize' })
        : formatMessage({ id: 'inputs.size' }, { count })}
    </Result>
  );
}

const Result = styled.output<{ $isKnown: boolean }>`
  color: ${({ $isKnown }) => ($isKnown ? tokens.color.text : tokens.color.textMuted)};
  font-size: ${({ $isKnown }) => ($isKnown ? tokens.font.sizeHeading1 : tokens.font.sizeNormal)};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $isKnown }) => ($isKnown ? tokens.font.weightBold : tokens.font.weightNormal)};
`;
