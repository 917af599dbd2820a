// To parse the JSON, install kotlin's serialization plugin and do:
//
// val json                   = Json { allowStructuredMapKeys = true }
// val bridgeRequest          = json.parse(BridgeRequest.serializer(), jsonString)
// val bridgeAnswer           = json.parse(BridgeAnswer.serializer(), jsonString)
// val bridgeEvent            = json.parse(BridgeEvent.serializer(), jsonString)
// val userInfoData           = json.parse(UserInfoData.serializer(), jsonString)
// val deviceInfoData         = json.parse(DeviceInfoData.serializer(), jsonString)
// val getSafeTopData         = json.parse(GetSafeTopData.serializer(), jsonString)
// val setTitleParams         = json.parse(SetTitleParams.serializer(), jsonString)
// val showOrHideNavParams    = json.parse(ShowOrHideNavParams.serializer(), jsonString)
// val routeJumpParams        = json.parse(RouteJumpParams.serializer(), jsonString)
// val debugParams            = json.parse(DebugParams.serializer(), jsonString)
// val pullRefreshParams      = json.parse(PullRefreshParams.serializer(), jsonString)
// val getAppCacheParams      = json.parse(GetAppCacheParams.serializer(), jsonString)
// val setStorageParams       = json.parse(SetStorageParams.serializer(), jsonString)
// val getStorageParams       = json.parse(GetStorageParams.serializer(), jsonString)
// val setAppTmpStorageParams = json.parse(SetAppTmpStorageParams.serializer(), jsonString)
// val getAppTmpStorageParams = json.parse(GetAppTmpStorageParams.serializer(), jsonString)
// val sharePanelParams       = json.parse(SharePanelParams.serializer(), jsonString)
// val shareToItemParams      = json.parse(ShareToItemParams.serializer(), jsonString)
// val getLocationData        = json.parse(GetLocationData.serializer(), jsonString)
// val scanCodeData           = json.parse(ScanCodeData.serializer(), jsonString)
// val giftCardToPayParams    = json.parse(GiftCardToPayParams.serializer(), jsonString)

package bridge

import kotlinx.serialization.*
import kotlinx.serialization.json.*
import kotlinx.serialization.descriptors.*
import kotlinx.serialization.encoding.*

/**
 * A request of the page.
 */
@Serializable
data class BridgeRequest (
    val id: Long,
    val method: String,
    val params: JsonObject,
    val v: Long
)

/**
 * The app’s answer to a request, with its `id`.
 */
@Serializable
data class BridgeAnswer (
    val code: Long,
    val data: JsonElement? = null,
    val id: Long,
    val msg: String? = null
)

/**
 * An event of the app.
 */
@Serializable
data class BridgeEvent (
    val data: JsonElement? = null,
    val event: EventName
)

@Serializable
enum class EventName(val value: String) {
    @SerialName("pause") Pause("pause"),
    @SerialName("resume") Resume("resume"),
    @SerialName("tokenUpdate") TokenUpdate("tokenUpdate");
}

/**
 * The user who is logged in to the app, or null.
 */
@Serializable
data class UserInfoData (
    val phone: String,
    val token: String,
    val userId: String
)

/**
 * The phone and the app. A failure on Android means that it is unavailable.
 */
@Serializable
data class DeviceInfoData (
    val appVersion: String,
    val deviceId: String,
    val model: String,
    val systemVersion: String
)

/**
 * The inset of the app’s status bar, in CSS pixels.
 */
@Serializable
data class GetSafeTopData (
    val top: Double
)

/**
 * Sets the title in the app’s navigation bar.
 */
@Serializable
data class SetTitleParams (
    val title: String
)

/**
 * Shows or hides the app’s navigation bar, and sets its colours.
 */
@Serializable
data class ShowOrHideNavParams (
    val color: String? = null,
    val show: Boolean
)

/**
 * Opens a screen of the app by its address.
 */
@Serializable
data class RouteJumpParams (
    val jumpUrl: String
)

/**
 * Writes a line to the app’s own log.
 */
@Serializable
data class DebugParams (
    val message: String
)

/**
 * Turns pulling down to refresh on or off.
 */
@Serializable
data class PullRefreshParams (
    val enabled: Boolean
)

/**
 * A value that the app itself stores, by its name, or null.
 */
@Serializable
data class GetAppCacheParams (
    val name: String
)

/**
 * Stores a value in the app, beyond the web view’s own storage.
 */
@Serializable
data class SetStorageParams (
    val key: String,
    val type: StorageType,
    val value: String
)

@Serializable
enum class StorageType(val value: String) {
    @SerialName("json") JSON("json"),
    @SerialName("text") Text("text");
}

/**
 * A value stored with `setStorage`, or null.
 */
@Serializable
data class GetStorageParams (
    val key: String,
    val type: StorageType
)

/**
 * Stores a value until the app ends.
 */
@Serializable
data class SetAppTmpStorageParams (
    val key: String,
    val value: String
)

/**
 * A value stored with `setAppTmpStorage`, or null.
 */
@Serializable
data class GetAppTmpStorageParams (
    val key: String
)

/**
 * Shows the phone’s share panel. Answers with another code than 0 if it was closed.
 */
@Serializable
data class SharePanelParams (
    val text: String,
    val title: String,
    val url: String
)

/**
 * Shares one of the app’s own pictures directly to another app.
 */
@Serializable
data class ShareToItemParams (
    val imageType: Long,
    val type: Long
)

/**
 * The phone’s location, in degrees. The phone may ask the user for permission first.
 */
@Serializable
data class GetLocationData (
    val latitude: Double,
    val longitude: Double
)

/**
 * Scans a QR code with the camera. Answers with another code than 0 if it was closed.
 */
@Serializable
data class ScanCodeData (
    val text: String
)

/**
 * Shows the app’s payment for a gift-card order. Answers when it is paid.
 */
@Serializable
data class GiftCardToPayParams (
    val orderNumber: String
)
