import type { IntlShape } from 'react-intl';
import { buildLabels } from '../hive-build/build-labels.ts';
import { type Step, stepOfField } from './steps.ts';

/** Names of all fields by the fields' names, for the summary of what is wrong, in the order of the form. */
export function fieldLabels(intl: IntlShape, layerCount: number): Record<string, string> {
  const { formatMessage } = intl;
  const address = ['street', 'number', 'postalCode', 'city', 'country'].map((name) => [
    `address.${name}`,
    formatMessage({ id: 'hives.addressLine' }, { name }),
  ]);
  const coordinates = ['latitude', 'longitude'].map((name) => [
    `coordinates.${name}`,
    formatMessage({ id: 'hives.coordinate' }, { name }),
  ]);
  return {
    name: formatMessage({ id: 'hives.apiaryName' }),
    color: formatMessage({ id: 'hives.apiaryColour' }),
    ...Object.fromEntries([...address, ...coordinates]),
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
