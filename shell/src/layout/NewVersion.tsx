import { useNotify } from '@skep/remote-kit';
import { useEffect } from 'react';
import { useShell } from '../shell-context.ts';
import { useIntl } from '../use-intl.ts';

/** A new version is offered, never forced: somebody may be typing. Leaving unsaved work asks as always. */
export function NewVersion() {
  const { formatMessage } = useIntl();
  const { hasNewVersion, pageReload } = useShell();
  const notify = useNotify();

  useEffect(() => {
    if (!hasNewVersion) return;
    notify({
      kind: 'information',
      text: formatMessage({ id: 'shell.newVersion.text' }),
      action: { label: formatMessage({ id: 'shell.newVersion.load' }), run: pageReload.now },
    });
  }, [hasNewVersion, notify, formatMessage, pageReload]);

  return null;
}
