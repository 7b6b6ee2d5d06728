import { Button, Card, ChoiceField, Grid, Notice, Row, Stack, Text } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { type SubmitEvent, useState } from 'react';
import { useIntl } from '../use-tag-intl.ts';
import { NumberPicker } from './NumberPicker.tsx';
import { type PrintableTag, pickedNumbers } from './number-picks.ts';
import { SheetPreview } from './SheetPreview.tsx';
import { cardsOnSheet, dealToSheets, type SheetFormat, sheetFormats } from './sheets.ts';
import { usePrintTags } from './usePrintTags.ts';

export interface PrintTagsFormProps {
  tags: readonly PrintableTag[];
  /** Numbers that are chosen at first; undefined: all of them. */
  wished: readonly string[] | undefined;
}

/** Which tags, on which paper. */
export function PrintTagsForm({ tags, wished }: PrintTagsFormProps) {
  const { formatMessage } = useIntl();
  const [format, setFormat] = useState<SheetFormat>('a6');
  const [firstPlace = 1, setFirstPlace] = useState<number | undefined>(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(wished ?? pickedNumbers(tags, 'all')),
  );
  const [isTried, setIsTried] = useState(false);
  const printing = usePrintTags();
  const numbers = tags.map(({ number }) => number).filter((number) => chosen.has(number));
  const places = cardsOnSheet(format);
  const sheet = { numbers, format, firstPlace: format === 'a6' ? 1 : firstPlace };
  const pages = dealToSheets(numbers, format, sheet.firstPlace).length;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsTried(true);
    if (numbers.length > 0) void printing.run(sheet);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Card as="section">
          <Grid gap={24} minColumn={260}>
            <Stack gap={16}>
              <ChoiceField
                id="format"
                label={formatMessage({ id: 'tags.format' })}
                hint={formatMessage({ id: `tags.formatHint.${format}` })}
                options={sheetFormats.map((value) => ({
                  value,
                  label: formatMessage({ id: `tags.formatName.${value}` }),
                }))}
                value={format}
                onChange={setFormat}
              />
              {format !== 'a6' && (
                <NumberField
                  id="firstPlace"
                  label={formatMessage({ id: 'tags.firstPlace' })}
                  hint={formatMessage({ id: 'tags.firstPlaceHint' })}
                  min={1}
                  max={places}
                  value={firstPlace}
                  onChange={setFirstPlace}
                />
              )}
            </Stack>
            <SheetPreview {...sheet} />
          </Grid>
        </Card>
        <Card as="section">
          <NumberPicker
            id="numbers"
            tags={tags}
            chosen={chosen}
            onChange={setChosen}
            error={isTried && numbers.length === 0 ? formatMessage({ id: 'tags.chooseOne' }) : undefined}
          />
        </Card>
        {printing.outcome.kind === 'ready' && (
          <Notice kind="success">{formatMessage({ id: 'tags.pdfReady' })}</Notice>
        )}
        {printing.outcome.kind === 'problem' && <Notice kind="problem">{printing.outcome.text}</Notice>}
        <Row gap={16} align="center">
          <Button kind="main" type="submit" icon="download" isBusy={printing.isRunning}>
            {formatMessage({ id: 'tags.makePdf' }, { count: numbers.length })}
          </Button>
          {numbers.length > 0 && (
            <Text tone="muted">
              {formatMessage({ id: 'tags.sheetCount' }, { tags: numbers.length, pages })}
            </Text>
          )}
        </Row>
      </Stack>
    </form>
  );
}
