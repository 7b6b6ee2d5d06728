import { IconButton, media, Row, Text, tokens } from '@skep/ui';
import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { BarActions, type Step } from './BarActions.tsx';
import { ChoosableHivesFragment } from './chosen-hives.graphql.ts';
import { chosenHives } from './chosen-hives.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RecolourDialog } from './RecolourDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import type { Selection } from './selection.ts';
import { useIntl } from './use-select-intl.ts';
import { WithSelectTexts } from './WithSelectTexts.tsx';

export interface SelectionBarProps {
  apiaries: readonly FragmentType<typeof ChoosableHivesFragment>[];
  selection: Selection;
  /** All hives, in the order in which they are shown. */
  order: readonly string[];
  /** What the filters leave in sight. */
  shown: readonly { hives: readonly { id: string }[] }[];
  onLeave: () => void;
}

/** How many hives are chosen and what can be done with them, at the foot of the screen. */
export function SelectionBar(props: SelectionBarProps) {
  return (
    <WithSelectTexts>
      <Bar {...props} />
    </WithSelectTexts>
  );
}

function Bar({ apiaries: masked, selection, order, shown, onLeave }: SelectionBarProps) {
  const { formatMessage } = useIntl();
  const chosen = useSyncExternalStore(selection.subscribe, selection.get);
  const [step, setStep] = useState<Step>();
  const apiaries = readFragment(ChoosableHivesFragment, masked);
  const hives = chosenHives(apiaries, chosen, order);
  const hiddenCount =
    hives.length - shown.flatMap((apiary) => apiary.hives).filter(({ id }) => selection.has(id)).length;
  const own = apiaries.filter(({ isOwner }) => isOwner);
  const close = () => setStep(undefined);

  return (
    <Foot aria-label={formatMessage({ id: 'select.bar' })} data-selection-bar>
      <Row gap={8} wrap={false}>
        <IconButton icon="close" label={formatMessage({ id: 'select.leave' })} onClick={onLeave} />
        <div role="status">
          <Text isBold>{formatMessage({ id: 'select.count' }, { count: hives.length, hiddenCount })}</Text>
        </div>
      </Row>
      <BarActions hives={hives} onStep={setStep} />
      {step === 'move' && <MoveDialog hives={hives} apiaries={own} onClose={close} />}
      {step === 'recolour' && <RecolourDialog hives={hives} onClose={close} />}
      {step === 'rename' && <RenameDialog hives={hives} onClose={close} />}
      {step === 'delete' && <DeleteDialog hives={hives} onClose={close} onDeleted={onLeave} />}
    </Foot>
  );
}

// On a phone above the tabs that the shell keeps there.
const Foot = styled.section`
  position: sticky;
  z-index: ${tokens.layer.bar};
  bottom: ${tokens.space[16]};
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]} ${tokens.space[16]};
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.raised};
  box-shadow: ${tokens.shadow.raised};
  ${media.phone} {
    bottom: calc(${tokens.size.targetMain} + ${tokens.space[16]} + env(safe-area-inset-bottom));
    flex-direction: column;
    align-items: stretch;
    padding: ${tokens.space[4]} ${tokens.space[4]};
  }
`;
