import type { SlotName } from '@skep/registry/schema';
import { Suspense } from 'react';
import { RemoteErrorBoundary } from '../RemoteErrorBoundary.tsx';
import { useObservable } from '../service-hooks.ts';
import type { ShellServices, SlotFilling } from '../services.ts';
import { useServices } from '../services-context.ts';
import { writableStore } from '../writable-store.ts';
import { slotContent } from './slot-content.tsx';
import type { SlotProps } from './slot-props.ts';

export interface SlotComponentProps<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
}

const nobody = writableStore<readonly SlotFilling[]>([]);

/** Where other remotes may show something of theirs. One that is missing, late or broken leaves no trace in the host. */
export function Slot<Name extends SlotName>({ name, props }: SlotComponentProps<Name>) {
  const fillings = useObservable(useServices().slots ?? nobody);
  return fillings
    .filter(({ slot }) => slot === name)
    .map((filling) => <Filling key={filling.remote} name={name} filling={filling} props={props} />);
}

function Filling<Name extends SlotName>({
  name,
  filling,
  props,
}: SlotComponentProps<Name> & { filling: SlotFilling }) {
  const { telemetry } = useServices();
  const report = (error: unknown) => reportOnce(telemetry, filling, error);
  const Content = slotContent(name, filling, report);
  return (
    <RemoteErrorBoundary resetKey={filling.remote} onError={report} fallback={() => null}>
      <Suspense fallback={null}>
        <Content props={props} />
      </Suspense>
    </RemoteErrorBoundary>
  );
}

/** A list of a thousand cards has a thousand of the same slot. */
const reported = new WeakSet<SlotFilling>();

function reportOnce(telemetry: ShellServices['telemetry'], filling: SlotFilling, error: unknown): void {
  if (reported.has(filling)) return;
  reported.add(filling);
  telemetry.report({ code: 'unexpected', message: `${filling.remote} in ${filling.slot}: ${String(error)}` });
}
