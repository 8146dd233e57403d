/** One server-sent event. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads server-sent events from chunks of text. Answers the events that each chunk completes.
 * Heartbeats are comments and are skipped.
 */
export function eventReader(): (part: string) => ServerEvent[] {
  let text = '';
  return (part) => {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const lines = block.split('\n');
      const fieldOf = (field: string) =>
        lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
      const name = fieldOf('event');
      return name === undefined ? [] : [{ name, data: fieldOf('data') ?? '' }];
    });
  };
}
