import { isFailure, useFailureText } from '@skep/remote-kit';
import { useRef, useState } from 'react';
import { useIntl } from '../use-tag-intl.ts';
import { useTagAddresses } from '../useTagAddresses.ts';
import { writeChip } from './write-chip.ts';

export type ChipState =
  | { kind: 'ready' }
  /** For a chip to be held against the phone. */
  | { kind: 'waiting' }
  | { kind: 'written' }
  | { kind: 'problem'; text: string };

/** Asks for the tag's address and waits for a chip to write it to. */
export function useChipWriting(number: string): { state: ChipState; begin: () => void; stop: () => void } {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const addressesOf = useTagAddresses();
  const [state, setState] = useState<ChipState>({ kind: 'ready' });
  const running = useRef<AbortController>(undefined);

  async function write(signal: AbortSignal): Promise<ChipState> {
    const answer = await addressesOf([number]);
    if (isFailure(answer)) return { kind: 'problem', text: failureText(answer) };
    const result = await writeChip(answer[0]?.url ?? '', signal);
    if (result === 'written') return { kind: 'written' };
    return {
      kind: 'problem',
      text: formatMessage({ id: result === 'denied' ? 'tags.chipDenied' : 'tags.chipFailed' }),
    };
  }

  async function begin() {
    const attempt = new AbortController();
    running.current = attempt;
    setState({ kind: 'waiting' });
    const next = await write(attempt.signal);
    if (!attempt.signal.aborted) setState(next);
  }

  return { state, begin: () => void begin(), stop: () => running.current?.abort() };
}
