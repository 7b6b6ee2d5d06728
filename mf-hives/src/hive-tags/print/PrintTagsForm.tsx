import { Field, RequestForm } from '@skep/remote-kit/form';
import { Button, Card, ChoiceField, Grid, Notice, Row, Stack, Text } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useWatch } from 'react-hook-form';
import { useIntl } from '../use-tag-intl.ts';
import { NumberPicker } from './NumberPicker.tsx';
import { type PrintableTag, pickedNumbers } from './number-picks.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { cardsOnSheet, dealToSheets, sheetFormats } from './sheets.ts';
import { usePrintForm } from './usePrintForm.ts';

export interface PrintTagsFormProps {
  tags: readonly PrintableTag[];
  /** Numbers that are chosen at first; undefined: all of them. */
  initial: readonly string[] | undefined;
}

/** Which tags, on which paper. */
export function PrintTagsForm({ tags, initial }: PrintTagsFormProps) {
  const { formatMessage } = useIntl();
  const { isReady, ...sent } = usePrintForm(
    pickedNumbers(tags, 'all').filter((number) => initial?.includes(number) ?? true),
  );
  const { form, isSending } = sent;
  const [format, typedPlace = 1, numbers] = useWatch({
    control: form.control,
    name: ['format', 'firstPlace', 'numbers'],
  });
  const sheet = { numbers, format, firstPlace: format === 'a6' ? 1 : typedPlace };
  const pages = dealToSheets(numbers, format, sheet.firstPlace).length;

  return (
    <RequestForm
      of={sent}
      buttons={
        <Row gap={16} align="center">
          <Button kind="main" type="submit" icon="download" isBusy={isSending}>
            {formatMessage({ id: 'tags.makePdf' }, { count: numbers.length })}
          </Button>
          {numbers.length > 0 && (
            <Text tone="muted">
              {formatMessage({ id: 'tags.sheetCount' }, { tags: numbers.length, pages })}
            </Text>
          )}
        </Row>
      }
    >
      <Card as="section">
        <Grid gap={24} minColumn={260}>
          <Stack gap={16}>
            <Field form={form} name="format" label={formatMessage({ id: 'tags.format' })}>
              {(field) => (
                <ChoiceField
                  {...field}
                  hint={formatMessage({ id: `tags.formatHint.${format}` })}
                  options={sheetFormats.map((value) => ({
                    value,
                    label: formatMessage({ id: `tags.formatName.${value}` }),
                  }))}
                />
              )}
            </Field>
            {format !== 'a6' && (
              <Field form={form} name="firstPlace" label={formatMessage({ id: 'tags.firstPlace' })}>
                {(field) => (
                  <NumberField
                    {...field}
                    hint={formatMessage({ id: 'tags.firstPlaceHint' })}
                    min={1}
                    max={cardsOnSheet(format)}
                  />
                )}
              </Field>
            )}
          </Stack>
          <SheetPreview {...sheet} />
        </Grid>
      </Card>
      <Card as="section">
        <Field
          form={form}
          name="numbers"
          label={formatMessage({ id: 'tags.whichNumbers' })}
          ownText={() => formatMessage({ id: 'tags.chooseOne' })}
        >
          {(field) => <NumberPicker {...field} tags={tags} />}
        </Field>
      </Card>
      {isReady && <Notice kind="success">{formatMessage({ id: 'tags.pdfReady' })}</Notice>}
    </RequestForm>
  );
}
