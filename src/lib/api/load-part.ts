import { networkError } from "./api-client.ts";
import { isLoadFailure, isServerThere, reloadOnce } from "./load-failure.ts";

/**
 * Waits for the code that an action needs. After a deployment the files of an open page are gone, so the page reloads,
 * unless what was typed would be lost: `keepsText` says that it would not.
 * @throws ApiError like a lost call
 */
export async function loadPart<Part>(loading: Promise<Part>, keepsText = true): Promise<Part> {
  try {
    return await loading;
  } catch (error) {
    // The action stays busy until the new page is there.
    if (keepsText && isLoadFailure(error) && (await isServerThere()) && reloadOnce())
      await new Promise(() => {});
    throw networkError(error);
  }
}
