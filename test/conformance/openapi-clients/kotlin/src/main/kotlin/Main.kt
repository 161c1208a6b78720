/** The client program for test/conformance/openapi-clients.ts, with openapi-generator's generator `kotlin`. */
import org.openapitools.client.apis.WorkItemsApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.ErrorResponse
import org.openapitools.client.models.WorkItemCreateRequest
import org.openapitools.client.models.WorkItemPriority

fun setting(name: String): String = System.getenv(name) ?: error("$name is not set")

fun tell(step: String, vararg facts: Pair<String, Any?>) {
    println(Serializer.moshi.adapter(Map::class.java).toJson(mapOf("step" to step, *facts)))
}

fun main() {
    ApiClient.apiKey["X-Api-Key"] = setting("WORKGATE_API_KEY")
    val now = WorkItemsApi(setting("WORKGATE_BASE_URL"))
    val future = WorkItemsApi(setting("WORKGATE_FUTURE_URL"))
    val tag = setting("WORKGATE_TAG")

    val wanted = WorkItemCreateRequest("By a generated client", priority = WorkItemPriority.high, tags = setOf(tag))
    val item = now.createWorkItem(wanted)
    tell("create", "work_item_id" to item.workItemId, "status" to item.status, "priority" to item.priority)

    tell("list", "ids" to now.listWorkItems(tag = tag).workItems.map { it.workItemId })

    val later = future.getWorkItem(item.workItemId)
    tell("future", "status" to later.status, "priority" to later.priority, "channel" to later.channel)

    try {
        now.createWorkItem(WorkItemCreateRequest(""))
    } catch (refused: ClientException) {
        // The client returns the body of an error as text, and has a type to parse it with.
        val body = (refused.response as ClientError<*>).body as String
        val error = Serializer.moshi.adapter(ErrorResponse::class.java).fromJson(body)!!.error
        val fields = error.details?.map { it.field }
        tell("error", "status" to refused.statusCode, "type" to error.type, "code" to error.code, "fields" to fields)
    }
}
