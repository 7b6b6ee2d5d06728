import { languages } from '@skep/domain';
import { useObservable } from '@skep/remote-kit';
import { Flag, Menu } from '@skep/ui';
import { useIntl } from 'react-intl';
import { useChooseLanguage } from '../session/useChooseLanguage.ts';
import { useShell } from '../shell-context.ts';

/** The fifteen languages, each by its own name; the present one is shown by its flag. */
export function LanguageMenu() {
  const { formatMessage } = useIntl();
  const { language } = useShell();
  const present = useObservable(language);
  const choose = useChooseLanguage();
  return (
    <Menu
      label={formatMessage({ id: 'shell.language' })}
      trigger={<Flag language={present} />}
      items={languages.map(({ code, name }) => ({
        id: code,
        label: name,
        icon: code === present ? 'check' : undefined,
        onSelect: () => void choose(code),
      }))}
    />
  );
}
