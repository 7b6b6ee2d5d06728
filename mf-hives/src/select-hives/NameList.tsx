import { Text } from '@skep/ui';
import { useIntl } from './use-select-intl.ts';

/** Which hives something is about: their names, as far as anybody reads them. */
export function NameList({ names }: { names: readonly string[] }) {
  const { formatMessage, formatList } = useIntl();
  const first = names.slice(0, namesMax);
  const others = names.length - first.length;
  const rest = others > 0 ? [formatMessage({ id: 'select.otherHives' }, { count: others })] : [];
  return <Text tone="muted">{formatList([...first, ...rest], { type: 'conjunction' })}</Text>;
}

const namesMax = 12;
