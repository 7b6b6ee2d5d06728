import type { HiveMethod, MethodStepKey } from '@skep/domain';
import type { HiveMethod as WireMethod } from '../generated/graphql.ts';
import { methodOf } from './known-plan.ts';
import { useIntl } from './use-plan-intl.ts';

/** Names of methods and of their steps in the language of the person. */
export function usePlanTexts() {
  const { formatMessage, formatDate } = useIntl();
  const nameOf = (method: HiveMethod) => formatMessage({ id: `plans.method.${method}` });
  return {
    nameOf,
    nameOfPlan: ({ method }: { method: WireMethod }) => nameOf(methodOf(method)),
    stepText: (step: MethodStepKey) => formatMessage({ id: `plans.step.${step}` }),
    dateText: (day: string) => formatDate(`${day}T00:00`, { dateStyle: 'full' }),
  };
}
