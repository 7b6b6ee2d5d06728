import { type ReactNode, useState } from 'react';
import { Chip } from '../badge/Chip.tsx';
import { Button } from '../button/Button.tsx';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { MultiChoiceField } from '../choice/MultiChoiceField.tsx';
import { YesNoField } from '../choice/YesNoField.tsx';
import { DateTimeField } from '../date-field/DateTimeField.tsx';
import { GradeField } from '../grade/GradeField.tsx';
import { ScoreField } from '../grade/ScoreField.tsx';
import { HiveDrawing } from '../hive-drawing/HiveDrawing.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Card, CardHeader } from '../layout/Card.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Page } from '../layout/Page.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Menu } from '../menu/Menu.tsx';
import { MoodFace } from '../mood-face/MoodFace.tsx';
import { Notice } from '../notice/Notice.tsx';
import { NumberField } from '../number-field/NumberField.tsx';
import { SliderField } from '../slider/SliderField.tsx';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { TextArea } from '../text-field/TextArea.tsx';

export default { title: 'Foundations/Together', parameters: { frame: 'none' } };

/** Holds the value of one field. */
function Held<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, set: (next: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

export function GermanForm() {
  return (
    <Page title="Durchsicht" maxWidth="readable">
      <Notice kind="warning">
        Du bist offline. Deine Eingaben bleiben auf diesem Gerät, bis du wieder verbunden bist.
      </Notice>
      <Card>
        <CardHeader>
          <Heading level={2}>Allgemeines</Heading>
        </CardHeader>
        <Stack gap={24}>
          <Held first={'2026-06-14T10:30' as string | undefined}>
            {(value, set) => (
              <DateTimeField
                label="Zeitpunkt der Durchsicht"
                nowLabel="Jetzt"
                value={value}
                onChange={set}
                isRequired
              />
            )}
          </Held>
          <Held first={8 as number | undefined}>
            {(value, set) => (
              <GradeField label="Gesamteindruck des Bienenvolkes" value={value} onChange={set} />
            )}
          </Held>
          <Held first={true as boolean | undefined}>
            {(value, set) => (
              <YesNoField label="Braucht besondere Aufmerksamkeit" isYesBad value={value} onChange={set} />
            )}
          </Held>
          <TextArea
            label="Anmerkungen"
            hint="Was beim nächsten Mal wichtig ist."
            defaultValue="Sanftmütig auf der Wabe."
          />
        </Stack>
      </Card>
      <Card>
        <CardHeader>
          <Heading level={2}>Brut und Futter</Heading>
        </CardHeader>
        <Stack gap={24}>
          <Held first={6 as number | undefined}>
            {(value, set) => <NumberField label="Brutwabenanzahl" min={0} value={value} onChange={set} />}
          </Held>
          <Held first={undefined as number | undefined}>
            {(value, set) => <NumberField label="Weiselzellen" min={0} value={value} onChange={set} />}
          </Held>
          <Held first={65 as number | undefined}>
            {(value, set) => (
              <SliderField
                label="Von Bienen besetzte Waben"
                min={0}
                max={100}
                unit="%"
                value={value}
                onChange={set}
              />
            )}
          </Held>
          <Held first={3 as number | undefined}>
            {(value, set) => (
              <ScoreField
                label="Futtervorräte"
                max={4}
                labels={['Schlecht', 'Mäßig', 'Gut', 'Hervorragend']}
                value={value}
                onChange={set}
              />
            )}
          </Held>
          <Held first={['stifte']}>
            {(values, set) => (
              <MultiChoiceField
                label="Gesehene Brutstadien"
                options={[
                  { value: 'stifte', label: 'Stifte' },
                  { value: 'offen', label: 'Offene Brut' },
                  { value: 'verdeckelt', label: 'Verdeckelte Brut' },
                ]}
                values={values}
                onChange={set}
              />
            )}
          </Held>
          <Held first={'sonnig' as string | undefined}>
            {(value, set) => (
              <ChoiceField
                label="Wetter"
                canClear
                options={[
                  { value: 'sonnig', label: 'Sonnig' },
                  { value: 'bewoelkt', label: 'Bewölkt' },
                  { value: 'regen', label: 'Regnerisch' },
                ]}
                value={value}
                onChange={set}
              />
            )}
          </Held>
        </Stack>
      </Card>
      <Button kind="main" icon="check" isWide>
        Durchsicht speichern
      </Button>
    </Page>
  );
}

const hives = [
  { name: 'Königin Anne', days: 'vor 3 Tagen', color: '#f8b133', mood: 'happy', frames: 10 },
  { name: 'Waldrand 2', days: 'vor 12 Tagen', color: '#2dbde5', mood: 'neutral', frames: 10 },
  { name: 'Ableger', days: 'vor 3 Wochen', color: '#ead49e', mood: 'sad', frames: 6 },
  { name: 'Obstgarten am See', days: 'gestern', color: '#27820e', mood: 'happy', frames: 12 },
] as const;

export function GermanHives() {
  return (
    <Page title="Bienenstände" actions={<Button icon="add">Neuer Bienenstand</Button>}>
      <Stack gap={12}>
        <Heading level={2}>Obstgarten am See</Heading>
        <Grid as="ul" minColumn={270}>
          {hives.map((hive) => (
            <Card as="li" key={hive.name}>
              <CardHeader
                actions={
                  <Menu label={`Aktionen für ${hive.name}`} trigger={<Icon name="more" />} items={[]} />
                }
              >
                <Heading level={3}>{hive.name}</Heading>
              </CardHeader>
              <Row gap={16} align="end" wrap={false}>
                <HiveDrawing
                  label="Ein Honigraum auf zwei Bruträumen"
                  color={hive.color}
                  layers={[
                    { kind: 'honey', frameCount: hive.frames },
                    { kind: 'queen_excluder', frameCount: hive.frames },
                    { kind: 'brood', frameCount: hive.frames },
                  ]}
                />
                <Stack gap={8}>
                  <Row gap={8}>
                    <MoodFace mood={hive.mood} label="Eindruck" />
                    <Text as="span" tone="muted" size="small">
                      {hive.days}
                    </Text>
                  </Row>
                  <Chip tone="information" icon="reminder">
                    Honigernte vorbereiten
                  </Chip>
                </Stack>
              </Row>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Page>
  );
}
