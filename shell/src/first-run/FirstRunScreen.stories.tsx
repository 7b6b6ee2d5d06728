import type { LanguageCode } from '@skep/domain';
import { createFakeServices, fakeApolloClient, inFakeShell } from '@skep/remote-kit/testing';
import { useState } from 'react';
import { Screen, texts } from './FirstRunScreen.tsx';

export default { title: 'Shell/First run', parameters: { frame: 'none' } };

function Story({ language = 'en', isNarrow = false }: { language?: LanguageCode; isNarrow?: boolean }) {
  const [element] = useState(() => {
    const services = createFakeServices({
      session: { kind: 'signedOut' },
      language,
      apolloClient: fakeApolloClient([]),
    });
    return inFakeShell(<Screen />, texts, { services, path: '/first-run' }).element;
  });
  return <main style={isNarrow ? { width: 320 } : {}}>{element}</main>;
}

export const Default = () => <Story />;
export const LongWords = () => <Story language="el" isNarrow />;
