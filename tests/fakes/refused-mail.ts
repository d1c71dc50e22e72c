/** A mail service that takes each mail after `beforehand`, and keeps what it took. */
export function recordingMail(beforehand: () => Promise<void> = () => Promise.resolve()) {
  const sent: EmailMessageBuilder[] = [];
  const send = async (message: EmailMessageBuilder) => {
    await beforehand();
    sent.push(message);
    return { messageId: String(sent.length) };
  };
  return { sent, mail: { send } as unknown as SendEmail };
}

/** A mail service that refuses each mail with a code, in words that quote the address, as Cloudflare's does. */
export function refusingMail(code: string): SendEmail {
  const send = ({ to }: EmailMessageBuilder) =>
    Promise.reject(Object.assign(new Error(`refused for ${String(to)}`), { code }));
  return { send } as unknown as SendEmail;
}
