import { type ComponentType, lazy, Suspense } from 'react';
import type { SecondFactorStepViewProps } from './SecondFactorStepView.tsx';
import type { SignedIn } from './useBeginSession.ts';

const View = lazy<ComponentType<SecondFactorStepViewProps<SignedIn>>>(async () => ({
  default: (await import('./SecondFactorStepView.tsx')).SecondFactorStepView,
}));

/** The second step, loaded after the first: few accounts have one, and each visitor of these pages waits for their code. */
export function LazySecondFactorStep(props: SecondFactorStepViewProps<SignedIn>) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
