import { type LanguageCode, offeredLanguages } from '@skep/domain';
import { Icon, Menu } from '@skep/ui';
import { useIntl } from '../use-intl.ts';
import { LanguageFlag } from './LanguageFlag.tsx';

export interface LanguageMenuProps {
  present: LanguageCode;
  onChoose: (code: LanguageCode) => void;
}

/** The languages that are offered, each by its flag and its own name; the present one is ticked. */
export function LanguageMenu({ present, onChoose }: LanguageMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Menu
      label={formatMessage({ id: 'shell.language' })}
      trigger={<Icon name="globe" />}
      items={offeredLanguages.map(({ code, name }) => ({
        id: code,
        label: name,
        sign: <LanguageFlag language={code} />,
        icon: code === present ? 'check' : undefined,
        onSelect: () => onChoose(code),
      }))}
    />
  );
}
