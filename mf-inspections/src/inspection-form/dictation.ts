import { useEffect, useRef, useState } from 'react';

/** What is used of the browser's SpeechRecognition, which TypeScript does not know yet. */
interface Recognition {
  lang: string;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

type RecognitionMaker = new () => Recognition;

function recognitionMaker(): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as Record<
    string,
    RecognitionMaker | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export interface Dictation {
  isListening: boolean;
  toggle: () => void;
}

/**
 * Listens to the person and writes what they say.
 * @returns undefined where the browser cannot. @param language as `nl`
 */
export function useDictation(language: string, onText: (text: string) => void): Dictation | undefined {
  const [isListening, setIsListening] = useState(false);
  const running = useRef<Recognition>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const Maker = recognitionMaker();
  if (!Maker) return undefined;

  function begin(recognition: Recognition) {
    recognition.lang = language;
    recognition.onresult = ({ results }) => {
      const text = Array.from(results, (found) => found[0]?.transcript.trim() ?? '').join(' ');
      if (text !== '') onText(text);
    };
    recognition.onend = () => {
      running.current = undefined;
      setIsListening(false);
    };
    running.current = recognition;
    setIsListening(true);
    recognition.start();
  }

  return {
    isListening,
    toggle: () => (running.current ? running.current.stop() : begin(new Maker())),
  };
}
