import { parseMessage } from '@skep/domain/messages';
import { useQuery, useShellLanguage } from '@skep/remote-kit';
import { Button, Notice } from '@skep/ui';
import { useLayoutEffect } from 'react';
import { useIntl } from '../administration/use-administration-intl.ts';
import { WithAdministrationTexts } from '../administration/WithAdministrationTexts.tsx';
import { useShell } from '../shell-context.ts';
import { changedTextsQuery } from './ChangedTexts.graphql.ts';
import { wireLanguage } from './translations-wanted.ts';
import { usePreviewSwitch } from './usePreviewSwitch.ts';

/** While it is shown, shell and remotes show the changed texts of the chosen language; it says so, and ends it. */
export function PreviewBar() {
  return (
    <WithAdministrationTexts>
      <Bar />
    </WithAdministrationTexts>
  );
}

function Bar() {
  const { formatMessage } = useIntl();
  const { editedTexts } = useShell();
  const [, setIsOn] = usePreviewSwitch();
  const language = wireLanguage(useShellLanguage());
  const { data } = useQuery(changedTextsQuery, { variables: { language }, fetchPolicy: 'cache-and-network' });
  const changed = data?.changedTexts;

  // At once, since remotes are roots of their own (see the kit's service hooks).
  useLayoutEffect(() => {
    editedTexts.set(
      Object.fromEntries((changed ?? []).map(({ messageId, text }) => [messageId, parseMessage(text)])),
    );
    return () => editedTexts.set({});
  }, [editedTexts, changed]);

  return (
    <Notice
      kind="information"
      action={
        <Button onClick={() => setIsOn(false)}>
          {formatMessage({ id: 'shell.translations.endPreview' })}
        </Button>
      }
    >
      {formatMessage({ id: 'shell.translations.previewing' }, { count: changed?.length ?? 0 })}
    </Notice>
  );
}
