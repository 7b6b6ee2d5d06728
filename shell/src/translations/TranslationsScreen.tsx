import { languages } from '@skep/domain';
import { useQuery, useScreenState, useShellLanguage, useTitle } from '@skep/remote-kit';
import { Button, Page, Row, ScreenStates, Stack } from '@skep/ui';
import { SelectField, Switch } from '@skep/ui/form';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIntl } from '../administration/use-administration-intl.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { TranslationFilters } from './TranslationFilters.tsx';
import { TranslationList } from './TranslationList.tsx';
import { translationsQuery } from './TranslationsScreen.graphql.ts';
import {
  filterOfTranslations,
  queryOfTranslations,
  type TranslationsWanted,
  translationsWantedIn,
  wireLanguage,
} from './translations-wanted.ts';
import { usePreviewSwitch } from './usePreviewSwitch.ts';

export { administrationMessages as texts } from '../administration/administration-messages.ts';

/** Every language's messages of every package; for translators. */
export function Screen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.translations.title' });
  useTitle(title);
  const [query, setQuery] = useSearchParams();
  const wanted = translationsWantedIn(query, useShellLanguage());
  const want = (next: TranslationsWanted) => setQuery(queryOfTranslations(next));
  const [isPreviewOn, setIsPreviewOn] = usePreviewSwitch();
  const [isExporting, setIsExporting] = useState(false);
  const language = wireLanguage(wanted.language);
  const result = useQuery(translationsQuery, {
    variables: { language, filter: filterOfTranslations(wanted), page: wanted.page },
    fetchPolicy: 'cache-and-network',
  });
  const state = useScreenState(result);
  // While another page is on its way, what is known of the languages stays.
  const { packages = [], languages: progress } =
    (result.data ?? result.previousData)?.translationProgress ?? {};
  const counts = progress?.find((one) => one.language === language);
  return (
    <Page
      title={title}
      actions={
        <Button icon="download" isDisabled={packages.length === 0} onClick={() => setIsExporting(true)}>
          {formatMessage({ id: 'shell.translations.export' })}
        </Button>
      }
    >
      <Stack gap={24}>
        <Row gap={24} align="end">
          <SelectField
            label={formatMessage({ id: 'shell.translations.language' })}
            isRequired
            options={languages.map(({ code, name }) => ({ value: code, label: name }))}
            value={wanted.language}
            onChange={(code) => want({ ...wanted, language: code ?? wanted.language, page: 1 })}
          />
          <Switch
            label={formatMessage({ id: 'shell.translations.preview' })}
            isChecked={isPreviewOn}
            onChange={setIsPreviewOn}
          />
        </Row>
        <TranslationFilters
          wanted={wanted}
          packages={packages}
          counts={
            counts && {
              ALL: counts.total,
              MISSING: counts.missing,
              CHANGED: counts.changed,
              TO_REVIEW: counts.toReview,
            }
          }
          onChange={want}
        />
        <ScreenStates state={state}>
          {result.data && (
            <TranslationList
              found={result.data.translations}
              wanted={wanted}
              onPage={(page) => want({ ...wanted, page })}
            />
          )}
        </ScreenStates>
      </Stack>
      {isExporting && (
        <ExportDialog language={wanted.language} packages={packages} onClose={() => setIsExporting(false)} />
      )}
    </Page>
  );
}
