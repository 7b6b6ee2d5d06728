import type { SlotName } from '@skep/registry/schema';
import { type ComponentType, lazy } from 'react';
import { InShellLanguage } from '../RemoteRoot.tsx';
import type { SlotFilling } from '../services.ts';
import { parseSlotProps } from './slot-props.ts';

type Content = ComponentType<{ props: object }>;

/** One lazy component for each filling, or every drawing would load it again. */
const contents = new WeakMap<SlotFilling, Content>();

/** What a remote shows in a slot, loaded when it is first drawn. A failure is reported, and nothing is shown. */
export function slotContent<Name extends SlotName>(
  name: Name,
  filling: SlotFilling,
  report: (error: unknown) => void,
): Content {
  const known = contents.get(filling);
  if (known) return known;
  const content: Content = lazy(async () => {
    try {
      return { default: await loadContent(name, filling) };
    } catch (error) {
      report(error);
      return { default: Nothing };
    }
  });
  contents.set(filling, content);
  return content;
}

async function loadContent<Name extends SlotName>(name: Name, { load }: SlotFilling): Promise<Content> {
  const { messages, fillings } = await load();
  const loadFilling = fillings[name];
  if (!loadFilling) throw new Error('It is declared, but not there.');
  const Filling = await loadFilling();
  return ({ props }) => (
    <InShellLanguage messages={messages}>
      <Filling {...parseSlotProps(name, props)} />
    </InShellLanguage>
  );
}

function Nothing() {
  return null;
}
