export interface DayOfMessages<Message> {
  /** When the first of them came; its day in the person's own time. */
  receivedAt: string;
  messages: Message[];
}

/** Messages of one day stand together; their order stays. */
export function messagesByDay<Message extends { receivedAt: string }>(
  messages: readonly Message[],
): DayOfMessages<Message>[] {
  const days: DayOfMessages<Message>[] = [];
  for (const message of messages) {
    const day = days.at(-1);
    if (day && isSameDay(day.receivedAt, message.receivedAt)) day.messages.push(message);
    else days.push({ receivedAt: message.receivedAt, messages: [message] });
  }
  return days;
}

/** In the person's own time. */
export function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}
