import { Page, ScreenStates } from '@skep/ui';
import { useLocation } from 'react-router';
import { findOwnPage } from '../shell-routes.ts';
import { AskToTranslate } from '../translations/AskToTranslate.tsx';
import { useIntl } from './use-administration-intl.ts';

/** In place of a page for which the person lacks the right. */
export function RefusedPage() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const isForTranslators = findOwnPage(pathname)?.access === 'translator';
  return (
    <Page>
      <ScreenStates
        state={{
          kind: 'empty',
          title: formatMessage({ id: 'shell.refused.title' }),
          text: formatMessage({ id: isForTranslators ? 'shell.refused.translator' : 'shell.refused.admin' }),
          action: isForTranslators && <AskToTranslate />,
        }}
      >
        {null}
      </ScreenStates>
    </Page>
  );
}
