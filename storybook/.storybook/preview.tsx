import { languages } from '@skep/domain';
import type { Preview } from '@storybook/react-webpack5';
import { isValidElement, lazy, Suspense } from 'react';
import { descriptionOf } from '../src/component-facts.ts';
import { StoryPage } from '../src/StoryPage.tsx';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Where a type alone says too little: of `boolean | undefined` Storybook knows only that it is a union. */
const controlsByName: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      { ...argType, ...controlOf(name, initialArgs[name]) },
    ]),
  );

function controlOf(name: string, value: unknown): Partial<ReturnType<ArgTypesEnhancer>[string]> {
  if (/^(is|can)[A-Z]/.test(name)) return { control: { type: 'boolean' } };
  if (/^(on[A-Z]|ref$)/.test(name) || isValidElement(value)) return { control: { disable: true } };
  if (['children', 'label', 'hint', 'error', 'unit'].includes(name)) return { control: { type: 'text' } };
  return {};
}

/** Builds for tests have no docs: only a page of docs loads it. */
const ComponentPage = lazy(async () => ({
  default: (await import('../src/ComponentPage.tsx')).ComponentPage,
}));

function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}

function describeComponent(component: unknown): string {
  const { purpose, accessibility } = descriptionOf(component);
  return accessibility ? `${purpose}\n\n**Accessibility:** ${accessibility}` : purpose;
}

const preview: Preview = {
  argTypesEnhancers: [controlsByName],
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'sun', title: 'Sun' },
        ],
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map(({ code, name }) => ({ value: code, title: name })),
      },
    },
    textSize: {
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
      },
    },
    // No language of the product is written so; what breaks here relies on left and right.
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'System motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    // Per cent of the usual width. Fonts differ by a tenth; German words are a third longer than English ones.
    words: {
      toolbar: {
        title: 'Long words',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Usual words' },
          { value: '110', title: 'Words a tenth longer' },
          { value: '135', title: 'Words a third longer' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    language: 'en',
    textSize: '100',
    direction: 'ltr',
    motion: 'usual',
    words: '100',
  },
  parameters: {
    layout: 'fullscreen',
    docs: { page: DocsPage, extractComponentDescription: describeComponent },
    actions: { argTypesRegex: '^on[A-Z]' },
    viewport: {
      options: {
        small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Components',
          'Foundations',
          'Patterns',
          'Words',
          'Actions',
          'Fields',
          'Feedback',
          'Hive',
          '*',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryPage
        theme={globals.theme}
        language={globals.language}
        textSize={globals.textSize}
        direction={globals.direction}
        motion={globals.motion}
        words={globals.words}
        messages={parameters.messages}
        frame={parameters.frame}
      >
        <Story />
      </StoryPage>
    ),
  ],
};

export default preview;
