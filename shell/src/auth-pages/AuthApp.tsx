import type { AccountPath } from '@skep/domain';
import { AppIntlProvider } from '@skep/i18n';
import { useObservable } from '@skep/remote-kit';
import { GlobalStyle } from '@skep/ui';
import { AccountPages } from '../account/AccountPages.tsx';
import { AccountContext, type AccountParts } from '../account/account-context.ts';
import { accountMessages } from '../account/account-messages.ts';

export interface EntranceAppProps {
  parts: AccountParts;
  path: AccountPath;
}

/** The page of the way in, as server and browser draw it: at once, when its texts were fetched before. */
export function AuthApp({ parts, path }: EntranceAppProps) {
  return (
    <AccountContext value={parts}>
      <GlobalStyle />
      <AppIntlProvider language={useObservable(parts.language)} messages={accountMessages}>
        <AccountPages path={path} />
      </AppIntlProvider>
    </AccountContext>
  );
}
