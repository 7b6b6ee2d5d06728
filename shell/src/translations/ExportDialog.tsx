import type { LanguageCode } from '@skep/domain';
import { useErrorText } from '@skep/i18n';
import { codeOfError, useApolloClient, useNotify } from '@skep/remote-kit';
import { Button, Checkbox, Dialog, Grid, Stack, Text } from '@skep/ui';
import { download } from '@skep/ui/download';
import { useState } from 'react';
import { useIntl } from '../administration/use-administration-intl.ts';
import { languageName } from './language-name.ts';
import { translationFileQuery } from './TranslationFile.graphql.ts';
import { wireLanguage } from './translations-wanted.ts';

export interface ExportDialogProps {
  language: LanguageCode;
  packages: readonly string[];
  onClose: () => void;
}

/** The project's message files of one language, with the edits in them: a file for each package. */
export function ExportDialog({ language, packages, onClose }: ExportDialogProps) {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const errorText = useErrorText();
  const notify = useNotify();
  const [reviewedOnly, setReviewedOnly] = useState(false);
  const [running, setRunning] = useState<string>();

  async function save(name: string) {
    setRunning(name);
    try {
      const { data } = await client.query({
        query: translationFileQuery,
        variables: { language: wireLanguage(language), package: name, reviewedOnly },
        fetchPolicy: 'network-only',
      });
      // All files of a language have the same name in the project.
      if (data)
        download(
          `${name}.${language}.json`,
          new Blob([data.translationFile.content], { type: 'application/json' }),
        );
    } catch (error) {
      notify({ kind: 'problem', text: errorText(codeOfError(error)) });
    } finally {
      setRunning(undefined);
    }
  }

  return (
    <Dialog
      title={formatMessage({ id: 'shell.translations.exportTitle' }, { language: languageName(language) })}
      isOpen
      onClose={onClose}
    >
      <Stack gap={16}>
        <Text tone="muted">{formatMessage({ id: 'shell.translations.exportText' })}</Text>
        <Checkbox
          label={formatMessage({ id: 'shell.translations.reviewedOnly' })}
          isChecked={reviewedOnly}
          onChange={setReviewedOnly}
        />
        <Grid as="ul" minColumn={200} gap={8}>
          {packages.map((name) => (
            <li key={name}>
              <Button icon="download" isWide isBusy={running === name} onClick={() => void save(name)}>
                {name}
              </Button>
            </li>
          ))}
        </Grid>
      </Stack>
    </Dialog>
  );
}
