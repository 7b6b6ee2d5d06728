import {
  afterBoxSteps,
  type BoxAct,
  type BoxStep,
  doneToBoxes,
  type EditedLayer,
  layerKinds,
} from '@skep/domain';
import { useFormValue } from '@skep/remote-kit/form';
import { Button, Card, Heading, HiveDrawing, Row, Stack, Text, tokens, wholeWords } from '@skep/ui';
import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { ChoosableHiveFragment } from '../generated/graphql.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { BoxRow } from './BoxRow.tsx';
import { boxesOf, stepOfNewBox, withStep } from './box-editing.ts';
import { SupersReason } from './SupersReason.tsx';

export interface BoxesFieldProps {
  form: InspectionFormState;
  hive: ChoosableHiveFragment;
}

/**
 * What is done to the boxes of the hive while it is inspected: one press opens them, a second one adds, takes off, moves
 * or turns one. All of it is saved with the inspection.
 */
export function BoxesField({ form, hive }: BoxesFieldProps) {
  const { formatMessage } = useIntl();
  const { value: steps = [], onChange } = useFormValue(form, 'boxSteps');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const before = useMemo(() => boxesOf(hive), [hive]);
  const boxes = useMemo(() => afterBoxSteps(before, steps), [before, steps]);
  const take = (step: BoxStep) => onChange(withStep(steps, step));
  return (
    <section aria-labelledby={id}>
      <Card>
        <Stack gap={12}>
          <Row gap={12}>
            <HiveDrawing layers={boxes} color={hive.color} size="small" label="" />
            <Grows>
              <Heading level={2} look={3} id={id}>
                {formatMessage({ id: 'inspect.boxes' })}
              </Heading>
              <BoxesText boxes={boxes} />
            </Grows>
            <Button
              icon={isOpen ? 'chevronUp' : 'chevronDown'}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {formatMessage({ id: 'inspect.boxesChange' })}
            </Button>
          </Row>
          {isOpen && <OpenBoxes boxes={boxes} steps={steps} onStep={take} />}
          <DoneToBoxes before={before} steps={steps} onUndo={() => onChange(steps.slice(0, -1))} />
          <SupersReason form={form} hiveId={hive.id} before={before} after={boxes} />
        </Stack>
      </Card>
    </section>
  );
}

function BoxesText({ boxes }: { boxes: readonly EditedLayer[] }) {
  const { formatMessage, formatList } = useIntl();
  const counts = layerKinds
    .map((kind) => ({ kind, count: boxes.filter((box) => box.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => formatMessage({ id: `inspect.boxCount.${kind}` }, { count }));
  return <Text tone="muted">{formatList(counts, { type: 'unit' })}</Text>;
}

interface OpenBoxesProps {
  boxes: readonly EditedLayer[];
  steps: readonly BoxStep[];
  onStep: (step: BoxStep) => void;
}

function OpenBoxes({ boxes, steps, onStep }: OpenBoxesProps) {
  const { formatMessage } = useIntl();
  const groupId = useId();
  return (
    <>
      <Text id={groupId} tone="muted" size="small">
        {formatMessage({ id: 'inspect.boxesAdd' })}
      </Text>
      <Pairs role="group" aria-labelledby={groupId}>
        {layerKinds.map((kind) => (
          <Button key={kind} icon="add" isWide onClick={() => onStep(stepOfNewBox(boxes, kind))}>
            {formatMessage({ id: `inspect.box.${kind}` })}
          </Button>
        ))}
      </Pairs>
      <List>
        {boxes.map((box) => (
          <BoxRow key={box.key} box={box} boxes={boxes} steps={steps} onStep={onStep} />
        ))}
      </List>
    </>
  );
}

interface DoneToBoxesProps {
  before: readonly EditedLayer[];
  steps: readonly BoxStep[];
  onUndo: () => void;
}

/** What was done so far, which a screen reader tells as it is done, and a way back. */
function DoneToBoxes({ before, steps, onUndo }: DoneToBoxesProps) {
  const { formatMessage, formatList } = useIntl();
  const sentences = doneToBoxes(before, steps).map(({ act, layers }) => {
    const boxes = formatList(namesOf(layers), { type: 'unit' });
    return formatMessage({ id: `inspect.boxesDone.${act satisfies BoxAct}` }, { boxes });
  });
  function namesOf(layers: readonly EditedLayer[]): string[] {
    return layers.map(({ kind }) => formatMessage({ id: `inspect.box.${kind}` }));
  }
  return (
    <div role="status">
      {sentences.length > 0 && (
        <Row gap={8}>
          <Grows>
            {sentences.map((sentence) => (
              <Text key={sentence}>{sentence}</Text>
            ))}
          </Grows>
          <Button kind="quiet" icon="undo" onClick={onUndo}>
            {formatMessage({ id: 'inspections.undo' })}
          </Button>
        </Row>
      )}
    </div>
  );
}

// A button that leaves its words no room is below them.
const Grows = styled.div`
  ${wholeWords}
  flex-basis: 10rem;
`;

// Two in a row where their names have room: no word is torn, however long a language makes it.
const Pairs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  > * {
    flex: 1 1 40%;
    min-width: fit-content;
  }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
