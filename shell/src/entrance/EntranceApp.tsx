import type { AccountPath } from '@skep/domain';
import { AppIntlProvider, type LoadedMessages } from '@skep/i18n';
import { useObservable } from '@skep/remote-kit';
import { GlobalStyle } from '@skep/ui';
import { AccountPages } from '../account/AccountPages.tsx';
import { AccountContext, type AccountParts } from '../account/account-context.ts';
import { accountMessages } from '../account/account-messages.ts';

export interface EntranceAppProps {
  parts: AccountParts;
  path: AccountPath;
  /** Texts of the first picture, which the server draws too. */
  firstTexts: LoadedMessages;
}

/** The page of the way in, as server and browser draw it. */
export function EntranceApp({ parts, path, firstTexts }: EntranceAppProps) {
  return (
    <AccountContext value={parts}>
      <GlobalStyle />
      <AppIntlProvider language={useObservable(parts.language)} messages={accountMessages} first={firstTexts}>
        <AccountPages path={path} />
      </AppIntlProvider>
    </AccountContext>
  );
}
