import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Theme, themes } from '../tokens/themes.ts';
import { tokens } from '../tokens/tokens.ts';

/** Of what Storybook gives to a `play` function. */
export interface Played {
  canvasElement: HTMLElement;
}

interface StoryFunction {
  (): ReactNode;
  /** What is done to it once it is drawn. */
  play?: (played: Played) => Promise<void>;
}

/** A story that shows the same in light, dark and sun. */
export function inThemes(Example: (props: { theme: Theme }) => ReactNode): StoryFunction {
  return function Themes() {
    return (
      <Side>
        {themes.map((theme) => (
          <Ground key={theme} data-theme={theme}>
            <Example theme={theme} />
          </Ground>
        ))}
      </Side>
    );
  };
}

/** A story that shows the same on a phone of 320 px, the narrowest that we care for. */
export function onNarrowPhone(Example: () => ReactNode): StoryFunction {
  return function Narrow() {
    return (
      <div style={{ width: 288 }}>
        <Example />
      </div>
    );
  };
}

/** A story that shows the same from right to left. */
export function rightToLeft(Example: () => ReactNode): StoryFunction {
  return function RightToLeft() {
    return (
      <div dir="rtl" lang="ar">
        <Example />
      </div>
    );
  };
}

/** Stories of fields stand in the width of a form. */
export function Form({ children }: { children: ReactNode }) {
  return <Narrowed>{children}</Narrowed>;
}

const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[16]};
`;

const Ground = styled.div`
  flex: 1 1 340px;
  min-width: 0;
  padding: ${tokens.space[24]} ${tokens.space[16]};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.page};
  color: ${tokens.color.text};
`;

const Narrowed = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[24]};
  max-width: 560px;
`;
