import { ApiError, networkError, OUTDATED_PAGE } from "./api-client.ts";
import { isLoadFailure, isServerThere, reloadOnce } from "./load-failure.ts";

/**
 * Waits for the code that an action needs. After a deployment the files of an open page are gone, so the page reloads
 * if it may: a reload must lose no typed text, and interrupt nobody who did not ask for the action.
 * @throws ApiError like a lost call, or with OUTDATED_PAGE
 */
export async function loadPart<Part>(loading: Promise<Part>, mayReload = true): Promise<Part> {
  try {
    return await loading;
  } catch (error) {
    if (!isLoadFailure(error) || !(await isServerThere())) throw networkError(error);
    // The action stays busy until the new page is there.
    if (mayReload && reloadOnce()) await new Promise(() => {});
    const message = "The page is older than the site";
    throw new ApiError({ status: 0, code: OUTDATED_PAGE, message }, { cause: error });
  }
}
