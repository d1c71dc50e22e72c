/** Who calls, from a live session. */
export interface Actor {
  userId: string;
  sessionId: string;
  email: string;
  /** How this session was opened: password, oauth or recovery. */
  method: string;
  /** When this session was opened, epoch ms. */
  signedInAt: number;
}
