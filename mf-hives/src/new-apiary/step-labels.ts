import type { IntlShape } from 'react-intl';
import { apiaryLabels } from '../apiary-fields/apiary-values.ts';
import { buildLabels } from '../hive-build/build-labels.ts';
import { type Step, stepOfField } from './steps.ts';

/** Names of all fields by the fields' names, for the summary of what is wrong, in the order of the form. */
export function fieldLabels(intl: IntlShape, layerCount: number): Record<string, string> {
  const { formatMessage } = intl;
  return {
    ...apiaryLabels(intl),
    ...buildLabels(intl, layerCount, 'hives.'),
    'hives.amount': formatMessage({ id: 'hives.amount' }),
    'hives.prefix': formatMessage({ id: 'hives.prefix' }),
    'hives.firstNumber': formatMessage({ id: 'hives.firstNumber' }),
  };
}

/** The labels of one step's fields. */
export function labelsOfStep(labels: Readonly<Record<string, string>>, step: Step): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).filter(([name]) => stepOfField(name) === step));
}
