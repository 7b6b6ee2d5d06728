import { Link } from '@skep/remote-kit';
import { Card, LinkButton, Row, Stack, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import type { FromPaperQuery } from '../generated/graphql.ts';
import { handwritingLanguages } from './handwriting-languages.ts';
import { useIntl } from './use-from-paper-intl.ts';
import type { PaperChoices } from './useBegunReading.ts';

export interface ReadingChoicesProps {
  prints: FromPaperQuery['checklistPrints'];
  /** Whether handwriting is read here, for which its language has to be known. */
  readsHandwriting: boolean;
  choices: PaperChoices;
  choose: (wanted: PaperChoices) => void;
}

/** Which sheet it is to be, and how it is written on; each page says the first too, and is not taken where that is another. */
export function ReadingChoices({ prints, readsHandwriting, choices, choose }: ReadingChoicesProps) {
  const { formatMessage } = useIntl();
  if (prints.length === 0)
    return (
      <Card>
        <Stack gap={12}>
          <Text>{formatMessage({ id: 'fromPaper.noPrints' })}</Text>
          <Row>
            <LinkButton to="/checklists" as={Link} icon="checklist">
              {formatMessage({ id: 'fromPaper.toChecklists' })}
            </LinkButton>
          </Row>
        </Stack>
      </Card>
    );
  return (
    <Stack gap={12}>
      <SelectField
        label={formatMessage({ id: 'fromPaper.whichPrint' })}
        placeholder={formatMessage({ id: 'fromPaper.pagesSay' })}
        options={prints.map(({ id, printId: number, name }) => ({
          value: id,
          label: formatMessage({ id: 'fromPaper.print' }, { id: number, name }),
        }))}
        value={choices.printId}
        onChange={(printId) => choose({ ...choices, printId })}
      />
      {readsHandwriting && (
        <SelectField
          label={formatMessage({ id: 'fromPaper.writtenIn' })}
          placeholder={formatMessage({ id: 'fromPaper.myLanguage' })}
          options={handwritingLanguages}
          value={choices.language}
          onChange={(language) => choose({ ...choices, language })}
        />
      )}
    </Stack>
  );
}
